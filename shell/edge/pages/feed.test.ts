import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '@gallery/shared/brand';
import type { Route } from '@gallery/shared/releases/release';
import { sampleArtwork } from '@gallery/shared/testing/sample-artwork';
import { sampleRoutes } from '../testing/sample-edge';
import { readFeed, readLlmsText } from './feed';

const publicUrl = 'https://gallery.test';
let status = 200;
const hostile = sampleArtwork({
  name_of_artwork: 'Rain & <b>Dust</b>\u0007',
  description: 'One ]]> breath.',
});
const facts = { address: '1 Marina, Lagos', hours: 'Every day, 9:00 to 17:00', phone: '+234 700 000 0000' };
const api = createServer(({ url }, response) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(url === '/api/gallery' ? facts : { artworks: [hostile] }));
});
const feed = {
  list: '/artwork?limit=30',
  items: 'artworks',
  title: 'name_of_artwork',
  text: 'description',
  person: 'artist_id',
};
const routes = { ...sampleRoutes, '/art-page/:id': { js: [], css: [], feed } };
let apiUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve).closeAllConnections()));

test('the feed lists new works as text, without a price', async () => {
  const xml = await readFeed({ apiUrl, publicUrl, routes });
  expect(xml).toContain('<title>Rain &amp; &lt;b&gt;Dust&lt;/b&gt; by Ngọzi Eze</title>');
  expect(xml).toContain('<link>https://gallery.test/art-page/work-1</link>');
  expect(xml).toContain('<description>One ]]&gt; breath.</description>');
  expect(xml).not.toContain('1850000');
});

test('the feed fails while the API fails', async () => {
  status = 503;
  await expect(readFeed({ apiUrl, publicUrl, routes })).rejects.toThrow('503');
});

const about: Route = { js: [], css: [], title: 'About', sitemap: true };
const readText = () => readLlmsText({ apiUrl, publicUrl, routes: { ...sampleRoutes, '/about': about } });

test('llms.txt names the saved address and hours, or those of the brand while the API fails', async () => {
  status = 200;
  expect(await readText()).toContain(`${facts.address}. Open ${facts.hours}.`);
  status = 503;
  expect(await readText()).toContain(`${brand.address}. Open ${brand.hours}.`);
});

test('llms.txt names the public pages, the sitemap, and the feed', async () => {
  const text = await readText();
  expect(text).toMatch(/^# Uli Gallery\n\n> /);
  expect(text).toContain('- [About](https://gallery.test/about)');
  expect(text).toContain('https://gallery.test/sitemap.xml');
  expect(text).toContain('https://gallery.test/feed.xml');
  expect(text).toContain('https://gallery.test/products.xml');
  expect(text).toContain('https://gallery.test/iiif/ID/manifest.json');
  expect(text).not.toContain('/admin');
});
