import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSitemap, robotsOf } from './sitemap';

const publicUrl = 'https://gallery.test';
let answers: (url: URL) => { status?: number; body: object };
const api = createServer((request, response) => {
  const { status = 200, body } = answers(new URL(request.url ?? '', 'http://api.test'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let apiUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

test('the sitemap names the public pages and the works of all pages of the list', async () => {
  answers = (url) =>
    url.searchParams.get('cursor') === 'more'
      ? { body: { artworks: [{ _id: 'second' }], next: null } }
      : { body: { artworks: [{ _id: 'first' }], next: 'more' } };
  const xml = await createSitemap({ apiUrl, publicUrl })();
  for (const path of ['/', '/artist', '/contact-us', '/art-page/first', '/art-page/second']) {
    expect(xml).toContain(`<loc>${publicUrl}${path}</loc>`);
  }
  expect(xml).not.toContain('/admin');
});

test('without the API there is no sitemap, and with it there is one again', async () => {
  const sitemap = createSitemap({ apiUrl, publicUrl });
  answers = () => ({ status: 503, body: { message: 'gone' } });
  await expect(sitemap()).rejects.toThrow('503');
  answers = () => ({ body: { artworks: [], next: null } });
  await expect(sitemap()).resolves.toContain('/about');
});

test('robots stay out of the back office and of the accounts', () => {
  const robots = robotsOf({ apiUrl, publicUrl });
  expect(robots).toContain('Disallow: /admin\nDisallow: /dashboard\n');
  expect(robots).toContain('Sitemap: https://gallery.test/sitemap.xml');
});
