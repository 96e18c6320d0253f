import { auctionPaths } from '@gallery/shared/contract/auctions/auction';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConnection } from '../api/api-connection';
import type { Config } from '../config';
import { feedPath, readFeed, readLlmsText } from '../pages/feed';
import { speculationRulesOf, speculationRulesPath } from '../pages/head/speculation-rules';
import { routesOf } from '../pages/routes/release-routes';
import { securityContactOf, securityContactPath } from '../pages/security-contact';
import { createSitemap, robotsOf } from '../pages/sitemap';
import type { Site } from '../site/open-site';
import { releaseStates } from '../site/release-states';
import type { Visitors } from '../visitors/visitors';
import { sendText } from './send';

type Routes = { config: Config; api: ApiConnection; site: Site; visitors: Visitors };

export const siteRoutes: FastifyPluginAsync<Routes> = async (app, { config, api, site, visitors }) => {
  const sitemap = createSitemap({
    apiUrl: () => api.best().url,
    publicUrl: config.publicUrl,
    routes: () => routesOf(site.releaseSets.defaultSet()),
  });

  const pagesSource = () => ({
    apiUrl: api.best().url,
    publicUrl: config.publicUrl,
    routes: routesOf(site.releaseSets.defaultSet()),
  });

  app.get('/api/health', async (_request, reply) => {
    const missing: string[] = remoteNames.filter((name) => !site.remotes[name].current());
    if (!(await isApiWell())) missing.unshift('api');
    const status = missing.length > 0 ? { status: 'waiting', missing } : { status: 'ok' };
    const releases = releaseStates(site.releaseSets.defaultSet(), site.registry());
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ...status, releases });
  });

  app.get('/robots.txt', (request, reply) => sendForRobots(request, reply, 'text/plain', robotsOf(config)));

  app.get(securityContactPath, (request, reply) =>
    sendForRobots(request, reply, 'text/plain', securityContactOf(config)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const xml = await sitemap().catch(() => null);
    if (xml !== null) return sendForRobots(request, reply, 'application/xml', xml);
    return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send();
  });

  app.get('/llms.txt', async (request, reply) => {
    const text = await readLlmsText(pagesSource());
    return sendForRobots(request, reply, 'text/plain', text);
  });

  app.get(feedPath, async (request, reply) => {
    const xml = await readFeed(pagesSource()).catch(() => null);
    if (xml !== null) return sendForRobots(request, reply, 'application/rss+xml', xml);
    return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send();
  });

  app.get('/.well-known/gallery-keys.json', async (request, reply) => {
    const url = `${api.best().url}/api${auctionPaths.keys}`;
    const signal = AbortSignal.timeout(5000);
    const keys = await fetch(url, { signal, redirect: 'error' }).catch(() => null);
    if (!keys?.ok)
      return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send();
    return sendForRobots(request, reply, 'application/json', await keys.text());
  });

  app.get(speculationRulesPath, (request, reply) => {
    const all = site.remotes.gallery.all().map(({ release }) => speculationRulesOf(release));
    const rules = all.find(({ url }) => url === request.url);
    if (!rules) return reply.code(404).header('cache-control', 'no-store').send();
    const headers = {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    return sendText(request, reply, headers, rules.text);
  });

  if (config.teams) {
    app.get('/teams.json', (request, reply) => {
      const releases = releaseStates(visitors.releaseSetOf(request), site.registry());
      return reply.header('cache-control', 'no-store').send({ shell: config.shellVersion, ...releases });
    });
  }

  async function isApiWell(): Promise<boolean> {
    const signal = AbortSignal.timeout(1800);
    const url = `${api.best().url}/api/health`;
    const answer = await fetch(url, { signal, redirect: 'error' }).catch(() => null);
    return answer?.ok ?? false;
  }
};

function sendForRobots(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' };
  return sendText(request, reply, headers, text);
}
