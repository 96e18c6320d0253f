import { offlineCache, offlineWorker } from '@gallery/shared/browser/offline-page';
import type { FastifyPluginAsync } from 'fastify';
import { routesOf } from '../pages/routes/release-routes';
import type { Visitors } from '../visitors/visitors';
import { sendText } from './send';

/** Serves the worker beside the pages marked `offline`. A browser limits it to its folder, so it reaches no other page. */
export const offlineWorkerRoutes: FastifyPluginAsync<{ visitors: Visitors }> = async (app, { visitors }) => {
  type Folder = { Params: { area: string; page: string } };
  app.get<Folder>(`/:area/:page/${offlineWorker}`, (request, reply) => {
    const { area, page } = request.params;
    const routes = routesOf(visitors.releaseSetOf(request));
    const isOffline = routes[`/${area}/${page}/:id`]?.offline ?? false;
    if (!isOffline) return reply.code(404).header('cache-control', 'no-store').send();
    return sendText(request, reply, headers, worker);
  });
};

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // Applies to what the worker fetches itself.
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** Answers from the cache only if the network fails. All other requests, such as those to the API, pass it by. */
const worker = `addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isFile = /^\\/(static|remotes)\\//.test(pathname);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isFile || request.mode === 'navigate') event.respondWith(fetch(request).catch(() => savedOf(request)));
});

async function savedOf(request) {
  const cache = await caches.open('${offlineCache}');
  return (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ?? Response.error();
}
`;
