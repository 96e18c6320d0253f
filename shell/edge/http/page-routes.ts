import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { EdgeMetrics } from '../metrics/edge-metrics';
import { leavePreviewPath } from '../pages/head/preview-banner';
import { createPageSources, type PageSource } from '../pages/page-source';
import { isMisread } from '../pages/plain/plain-page';
import { type Page, remoteEntries } from '../pages/render-page';
import type { Site } from '../site/open-site';
import type { Visit } from '../visitors/canary-visitors';
import type { Visitors } from '../visitors/visitors';
import type { CanaryTiming } from './canary-timing';
import { plainAnswers } from './errors/plain-answer';
import { sendPage } from './send-page';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Pages = {
  config: Config;
  site: Site;
  visitors: Visitors;
  answerMisread: Answer;
  metrics: EdgeMetrics;
  canaryTiming: CanaryTiming;
};

export const pageRoutes: FastifyPluginAsync<Pages> = async (
  app,
  { config, site, visitors, answerMisread, metrics, canaryTiming },
) => {
  const sources = createPageSources(config, site);
  const answerWaiting = plainAnswers(config, site)(503, waitingPage, { 'retry-after': '2' });
  app.get('/remotes.json', (request, reply) => {
    return reply.header('cache-control', 'no-store').send(remoteEntries(visitors.releaseSetOf(request)));
  });
  app.get('/*', (request, reply) => {
    const visit = visitors.visitOf(request);
    if (visit && 'waitsFor' in visit) return void answerWaiting(request, reply);
    if (visit?.cookie) reply.header('set-cookie', visit.cookie);
    const source = visit ? sources.privateOf(visit.releaseSet) : sources.shared;
    const page = visit?.banner ? undefined : source.recent.get(request.url);
    if (page) metrics.page(page);
    // Neither awaits nor returns the promise, because Fastify would track the reply of every page by it.
    const sent = page
      ? sendPage(request, reply, page, `page;dur=0${tokensFor(request, visit)}`)
      : answerPage(request, reply, source, visit);
    sent?.catch((error) => reply.send(error));
  });

  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, recent, generation }: PageSource,
    visit?: Visit,
  ): Promise<void> {
    const began = performance.now();
    const { pathname, search } = splitUrl(request.url);
    if (isMisread(request.url)) return void answerMisread(request, reply);
    // Each page has one address. The path has one leading slash here, so the redirect stays on this host.
    if (/.\/$/.test(pathname)) {
      // A response with a cookie belongs to one visitor, so no shared cache may store it.
      if (visit?.cookie) reply.header('cache-control', 'no-store');
      return void reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    }
    const begun = generation();
    const extras = config.teams && new URLSearchParams(search).has('teams') ? site.shell.teams : undefined;
    const isFresh = extras !== undefined || visit?.banner !== undefined;
    const page: Page = isFresh
      ? await pages.freshPage(pathname, search, { extras, banner: visit?.banner })
      : await pages.page(pathname, search, { isSpeculative: isSpeculative(request) });
    const { status, location } = page;
    if (location) return void reply.header('cache-control', 'no-store').redirect(location, status);
    metrics.page(page);
    if (!isFresh) recent.set(request.url, page, begun);
    const timing = `page;dur=${(performance.now() - began).toFixed(1)}`;
    await sendPage(request, reply, page, timing + tokensFor(request, visit));
  }

  function tokensFor(request: FastifyRequest, visit?: Visit): string {
    if (visit?.banner) return '';
    return canaryTiming(request, visit?.releaseSet ?? site.releaseSets.defaultSet());
  }
};

const waitingPage = {
  title: 'The preview is being opened',
  lead: 'The gallery is fetching and checking its release, and this page reloads automatically. If it keeps waiting, a file of the release is missing.',
  action: { href: leavePreviewPath, label: 'Leave the preview' },
  refresh: 2,
};

/** Matches requests that the browser makes before a click. */
const isSpeculative = ({ headers }: FastifyRequest) => String(headers['sec-purpose']).startsWith('prefetch');

function splitUrl(url: string) {
  const query = url.indexOf('?');
  return query < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}
