import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from '@gallery/shared/releases/release';
import type { Config } from '../../config';
import { unrenderedHead } from './unrendered-head';
import { unrenderedStatus } from './unrendered-status';

const files = { js: [], css: [] };
const release = {
  routes: {
    '/about': { ...files, title: 'About' },
    '/art-page/:id': { ...files, title: 'Artwork', exists: '/artwork/:id' },
    '/event-booking/:id': { ...files, title: 'Event', exists: '/event' },
    '/auction-bidding/:id/record': { ...files, title: 'The record of a lot', exists: '/lot/:id/record' },
  },
} as unknown as Release;
const publicUrl = 'https://gallery.example';

let api: Server;
let apiUrl: string;
let answers: Record<string, unknown>;
let isSilent: boolean;

beforeEach(async () => {
  answers = {};
  isSilent = false;
  api = createServer((request, response) => {
    if (isSilent) return;
    const answer = answers[request.url ?? ''];
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const statusOf = (pathname: string, isMissing = false) =>
  unrenderedStatus(apiUrl, { area: 'gallery', release, pathname, isMissing });
const headOf = (pathname: string, status = 200) =>
  unrenderedHead({ publicUrl } as Config, { area: 'gallery', release, pathname, status }).head;

test('answers 404 for an id that the API does not know', async () => {
  answers = { '/api/artwork/7f': { artwork: { _id: '7f' } }, '/api/event': { events: [{ _id: '5e' }] } };
  expect(await statusOf('/art-page/7f')).toBe(200);
  expect(await statusOf('/art-page/80')).toBe(404);
  expect(await statusOf('/event-booking/5e')).toBe(200);
  expect(await statusOf('/event-booking/80')).toBe(404);
  expect(await statusOf('/auction-bidding/7f/record')).toBe(404);
  expect([await statusOf('/about'), await statusOf('/elsewhere')]).toEqual([200, 404]);
});

test('uses the last known status while the API does not answer', async () => {
  isSilent = true;
  expect([await statusOf('/art-page/7f'), await statusOf('/art-page/80', true)]).toEqual([200, 404]);
});

test("names the route's title and its canonical address", () => {
  const head = headOf('/art-page/7f');
  expect(head).toContain('>Artwork · Uli Gallery</title>');
  expect(head).toContain('rel="canonical" href="https://gallery.example/art-page/7f"');
});

test('gives no canonical address to a missing or a personal page', () => {
  expect(headOf('/art-page/80', 404)).toBe('<title data-edge>Page not found · Uli Gallery</title>');
  const personal = { area: 'customer', release, pathname: '/about', status: 200 } as const;
  expect(unrenderedHead({ publicUrl } as Config, personal).head).not.toContain('canonical');
});

test("names the shell's own screens", () => {
  const page = { area: 'shell', release: undefined, pathname: '/login', status: 200 } as const;
  expect(unrenderedHead({ publicUrl } as Config, page).head).toContain('>Login · Uli Gallery</title>');
});
