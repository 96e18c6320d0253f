import { hasCurrent } from '@gallery/shared/server/content-negotiation';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isMisread } from '../pages/bad-url-page';
import { createPages } from '../pages/page-cache';
import type { Site } from '../render/site-registry';
import { sendPacked } from './send';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Pages = { config: Config; site: Site; answerMisread: Answer };

export const pageRoutes: FastifyPluginAsync<Pages> = async (app, { config, site, answerMisread }) => {
  const pages = createPages(config, site);
  app.get('/remotes.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(pages.entries()),
  );
  app.get('/*', answerPage);

  function answerPage(request: FastifyRequest, reply: FastifyReply): void {
    const { pathname, search } = placeOf(request.url);
    if (isMisread(request.url)) return void answerMisread(request, reply);
    // One address per page; the path has one leading slash here, so the redirect stays on this host.
    if (/.\/$/.test(pathname)) return void reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    // Neither awaited nor returned: Fastify would track the reply of every page by its promise.
    sendPage(request, reply, pathname, search).catch((error) => reply.send(error));
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    search: string,
  ): Promise<void> {
    const began = performance.now();
    const withTeams = config.teams && new URLSearchParams(search).has('teams');
    const made = withTeams ? pages.pageWithTeams(pathname, search) : pages.page(pathname, search);
    const { status, location, cacheControl, security, etag, packed } = await made;
    if (location) return void reply.header('cache-control', 'no-store').redirect(location, status);
    const headers = {
      ...security,
      'content-type': 'text/html; charset=utf-8',
      ...(withTeams && { 'x-robots-tag': 'noindex' }),
      'cache-control': cacheControl,
      etag,
      'server-timing': `page;dur=${(performance.now() - began).toFixed(1)}`,
    };
    if (status === 200 && etag && hasCurrent(request.headers, etag))
      return void reply.code(304).headers(headers).send();
    await sendPacked(request, reply.code(status), headers, packed);
  }
};

function placeOf(url: string) {
  const query = url.indexOf('?');
  return query < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}
