import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { EdgeMetrics } from '../metrics/edge-metrics';
import { isMisread } from '../pages/bad-url-page';
import { createPages } from '../pages/page-cache';
import { createRecentPages } from '../pages/recent-pages';
import type { Site } from '../site/open-site';
import { sendPage } from './send-page';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Pages = { config: Config; site: Site; answerMisread: Answer; metrics: EdgeMetrics };

export const pageRoutes: FastifyPluginAsync<Pages> = async (
  app,
  { config, site, answerMisread, metrics },
) => {
  const pages = createPages(config, site);
  const recent = createRecentPages(() => site.view().generation);
  app.get('/remotes.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(pages.entries()),
  );
  app.get('/*', (request, reply) => {
    const page = recent.get(request.url);
    if (page) metrics.page(page);
    // Neither awaited nor returned: Fastify would track the reply of every page by its promise.
    const sent = page ? sendPage(request, reply, page, 'page;dur=0') : answerPage(request, reply);
    sent.catch((error) => reply.send(error));
  });

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const began = performance.now();
    const { pathname, search } = placeOf(request.url);
    if (isMisread(request.url)) return void answerMisread(request, reply);
    // One address per page; the path has one leading slash here, so the redirect stays on this host.
    if (/.\/$/.test(pathname)) return void reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    const { generation } = site.view();
    const withTeams = config.teams && new URLSearchParams(search).has('teams');
    const page = withTeams
      ? await pages.pageWithTeams(pathname, search)
      : await pages.page(pathname, search, { isSpeculative: isSpeculative(request) });
    const { status, location } = page;
    if (location) return void reply.header('cache-control', 'no-store').redirect(location, status);
    metrics.page(page);
    if (!withTeams) recent.set(request.url, page, generation);
    await sendPage(request, reply, page, `page;dur=${(performance.now() - began).toFixed(1)}`);
  }
};

/** The browser asks before its visitor does. */
const isSpeculative = ({ headers }: FastifyRequest) => String(headers['sec-purpose']).startsWith('prefetch');

function placeOf(url: string) {
  const query = url.indexOf('?');
  return query < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}
