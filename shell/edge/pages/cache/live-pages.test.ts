import type { Release } from '@gallery/shared/releases/release';
import type { Config } from '../../config';
import type { AreaPage, RenderOptions } from '../../render/area-renderer';
import type { ReleaseSet } from '../../site/release-set';
import { createRecentPages } from '../page-source';
import { createPages } from './page-cache';

const files = { js: [], css: [] };
const live = { ...files, title: 'Lot', live: 'Loading the current bid' };
const release = {
  remote: 'gallery',
  entry: 'static/entry.js',
  exposes: { './app': files },
  routes: {
    '/auction-bidding': { ...live, query: ['sort'] },
    '/auction-bidding/:id': live,
    '/list/:id': { ...live, unlisted: true },
    '/about': files,
  },
} as unknown as Release;
const assets = { files: [], fonts: [], icon: 'mark.svg', client: [], account: files, provides: {} };
const skeleton = Buffer.from('<head></head><body><p id="area-waits-for"></p></body></html>');
const config = { publicUrl: 'https://gallery.example' } as Config;

let price: number;
let render: (path: string, options?: RenderOptions) => Promise<AreaPage['page']>;

beforeEach(() => {
  price = 100;
  render = async () => {
    const html = `<head></head><body><p>Current bid ${price}</p></body></html>`;
    return { status: 200, html: Buffer.from(html) };
  };
});

test.each(['/auction-bidding/7', '/auction-bidding'])(
  'shows a new bid on the next view of %s',
  async (path) => {
    const visit = openPages();
    expect(await visit(path)).toContain('Current bid 100');
    price = 200;
    expect(await visit(path)).toContain('Current bid 200');
    expect(await visit(path, '?sort=ending')).toContain('Current bid 200');
    price = 300;
    expect(await visit(path, '?sort=ending')).not.toContain('Current bid 200');
  },
);

test('lets only a stored page contain answers of the last second', async () => {
  const visit = openPages();
  const stored: Record<string, unknown> = {};
  render = async (path, { isStored } = {}) => {
    stored[path] = isStored;
    return { status: 200, html: Buffer.from('<head></head><body></body></html>') };
  };
  for (const path of ['/about', '/auction-bidding', '/auction-bidding/7', '/list/7']) await visit(path);
  expect(stored).toEqual({
    '/about': true,
    '/auction-bidding': false,
    '/auction-bidding/7': false,
    '/list/7': false,
  });
});

test('sends no old bid when the API is too slow and names the loading part', async () => {
  const visit = openPages();
  await visit('/auction-bidding/7');
  render = async () => undefined;
  const late = await visit('/auction-bidding/7');
  expect(late).not.toContain('100');
  expect(late).toContain('<p id="area-waits-for">Loading the current bid</p>');
  expect(late).toMatch(/<title[^>]*>Lot · Uli Gallery<\/title>/);
});

test('does not give a visitor a render that began before the visit', async () => {
  const visit = openPages();
  let finish = () => {};
  const renderNow = render;
  render = async () => {
    const page = await renderNow('/auction-bidding/7');
    await new Promise<void>((resolve) => (finish = resolve));
    return page;
  };
  const first = visit('/auction-bidding/7');
  await new Promise(setImmediate);
  price = 200;
  const second = visit('/auction-bidding/7');
  render = renderNow;
  finish();
  expect(await first).toContain('Current bid 100');
  expect(await second).toContain('Current bid 200');
});

test('forbids caching of a live page without revalidation', async () => {
  const page = await createPages(config, siteOf()).page('/auction-bidding/7', '');
  expect(page.headers['cache-control']).toBe('private, no-cache');
  const recent = createRecentPages(() => 1);
  recent.set('/auction-bidding/7', page, 1);
  expect(recent.get('/auction-bidding/7')).toBeUndefined();
});

test('an unlisted page stays out of caches and search engines and tells other sites nothing', async () => {
  const page = await createPages(config, siteOf()).page('/list/7', '');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
});

function openPages() {
  const pages = createPages(config, siteOf());
  return async (pathname: string, search = '') =>
    String((await pages.page(pathname, search)).packed.identity);
}

function siteOf() {
  const area = {
    release: () => release,
    digest: () => 'ab'.repeat(32),
    isBusy: () => false,
    apiUrl: () => 'http://127.0.0.1:1',
    render: async (path: string, options?: RenderOptions): Promise<AreaPage> => ({
      release,
      page: await render(path, options),
    }),
  };
  const areas = { gallery: area, customer: area, admin: area, shell: area };
  const shell = { assets, teams: [], files: new Map() };
  const set = { areas, generation: 1, shell, skeletons: { gallery: skeleton }, remotes: {} };
  return { releaseSet: () => set as unknown as ReleaseSet };
}
