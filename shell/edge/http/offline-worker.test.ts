import { runInNewContext } from 'node:vm';
import { sampleEdge, sampleRoutes } from '../testing/sample-edge';
import type { Edge } from './build-edge';

let edge: Edge;
beforeEach(() => {
  sampleRoutes['/office/door/:id'] = { js: [], css: [], offline: true };
  edge = sampleEdge();
});
afterEach(async () => {
  delete sampleRoutes['/office/door/:id'];
  await edge.app.close();
});

const worker = () => edge.app.inject('/office/door/offline-worker.js');

test('serves the worker beside an offline page, with a policy of its own', async () => {
  const { statusCode, headers } = await worker();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(headers).not.toHaveProperty('service-worker-allowed');
});

test.each(['/office/other/offline-worker.js', '/event-booking/x/offline-worker.js'])(
  'serves no worker at %s',
  async (url) => {
    expect((await edge.app.inject(url)).statusCode).toBe(404);
  },
);

/** Runs the worker, and returns what it answers to a request: nothing if it lets the request pass. */
async function answerTo(
  request: { url: string; method?: string; mode?: string },
  network: () => Promise<string>,
) {
  const listeners: Record<string, (event: object) => void> = {};
  let answer: Promise<string> | undefined;
  runInNewContext((await worker()).payload, {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: () => undefined,
    location: { origin: 'https://gallery.example' },
    URL,
    fetch: network,
    caches: { open: async () => ({ match: async () => 'saved' }) },
  });
  const asked = { method: 'GET', mode: 'cors', ...request };
  listeners.fetch?.({
    request: { ...asked, url: `https://gallery.example${asked.url}` },
    respondWith: (given: Promise<string>) => {
      answer = given;
    },
  });
  return answer;
}

const online = async () => 'fresh';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const page = { url: '/office/door/1', mode: 'navigate' };

test('answers from the cache only without a network', async () => {
  for (const request of [page, { url: '/static/main.js' }, { url: '/remotes/admin/static/door.js' }]) {
    expect(await answerTo(request, online)).toBe('fresh');
    expect(await answerTo(request, offline)).toBe('saved');
  }
});

test.each([
  { url: '/api/event/1/door' },
  { url: '/v0/b/pictures/o/1' },
  { url: '/remotes.json' },
  { url: '/office/door/1', method: 'POST', mode: 'navigate' },
])('lets %o pass', async (request) => {
  expect(await answerTo(request, offline)).toBeUndefined();
});
