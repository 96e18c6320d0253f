import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Route } from '@gallery/shared/releases/release';
import { sampleRoutes } from '../testing/sample-edge';
import { createSitemap, robotsOf } from './sitemap';

const publicUrl = 'https://gallery.test';
let answers: (url: URL) => { status?: number; body: object; delay?: number } | 'nothing';
const api = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://api.test');
  const others: Record<string, { body: object }> = {
    '/api/event': { body: { events: [{ _id: 'night' }] } },
    '/api/lot': { body: { lots: [{ _id: 'lot-6' }], next: null } },
  };
  const answer = others[url.pathname] ?? answers(url);
  if (answer === 'nothing') return;
  const { status = 200, body, delay = 0 }: Exclude<ReturnType<typeof answers>, 'nothing'> = answer;
  response.writeHead(status, { 'content-type': 'application/json' });
  setTimeout(() => response.end(JSON.stringify(body)), delay);
});
let apiUrl: string;
const routes = () => sampleRoutes;
const source = { apiUrl: () => apiUrl, publicUrl, routes };

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve).closeAllConnections()));

test('the sitemap lists public pages, events, lots, and works of all list pages', async () => {
  answers = (url) =>
    url.searchParams.get('cursor') === 'more'
      ? { body: { artworks: [{ _id: 'second' }], next: null } }
      : { body: { artworks: [{ _id: 'first' }], next: 'more' } };
  const xml = await createSitemap(source)();
  for (const path of [
    '/',
    '/about',
    '/contact-us',
    '/event-booking/night',
    '/auction-bidding/lot-6',
    '/art-page/first',
    '/art-page/second',
  ]) {
    expect(xml).toContain(`<loc>${publicUrl}${path}</loc>`);
  }
  expect(xml).not.toContain('/admin');
});

test('rejects without the API and works when it is back', async () => {
  const sitemap = createSitemap(source);
  answers = () => ({ status: 503, body: { message: 'gone' } });
  await expect(sitemap()).rejects.toThrow('503');
  answers = () => ({ body: { artworks: [], next: null } });
  await expect(sitemap()).resolves.toContain('/about');
});

test('answers within two seconds with the last good sitemap while the API hangs', async () => {
  const [warm, cold] = [createSitemap(source), createSitemap(source)];
  answers = () => ({ body: { artworks: [{ _id: 'first' }], next: null } });
  await warm();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  answers = () => 'nothing';
  const inTime = (answer: Promise<string>) => Promise.race([answer, elapsed(2000, 'too late')]);
  await expect(inTime(warm())).resolves.toContain('/art-page/first');
  await expect(inTime(cold())).rejects.toThrow('did not come in time');
});

test('lists the pages of a new release at once and drops those of the old one', async () => {
  let open: Record<string, Route> = { '/about': { js: [], css: [], sitemap: true } };
  const sitemap = createSitemap({ ...source, routes: () => open });
  expect(await sitemap()).toContain(`<loc>${publicUrl}/about</loc>`);
  open = { '/journal': { js: [], css: [], sitemap: true } };
  expect(await sitemap()).toContain(`<loc>${publicUrl}/journal</loc>`);
  expect(await sitemap()).not.toContain('/about');
});

test('rejects while no release has a page', async () => {
  await expect(createSitemap({ ...source, routes: () => ({}) })()).rejects.toThrow('no release');
});

test('sends the result of a slow read to the next request', async () => {
  const sitemap = createSitemap(source);
  let page = 0;
  answers = () => ({
    delay: 600,
    body: { artworks: [{ _id: `work-${page}` }], next: ++page < 4 ? `${page}` : null },
  });
  await expect(sitemap()).rejects.toThrow('did not come in time');
  await expect(sitemap()).resolves.toContain('/art-page/work-3');
  expect(page).toBe(4);
});

test('robots.txt excludes the back office and the accounts', () => {
  const robots = robotsOf({ publicUrl });
  expect(robots).toContain('Disallow: /admin\nDisallow: /dashboard\n');
  expect(robots).toContain('Sitemap: https://gallery.test/sitemap.xml');
});
