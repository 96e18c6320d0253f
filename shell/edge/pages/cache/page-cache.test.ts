import type { Release } from '@gallery/shared/releases/release';
import type { Config } from '../../config';
import type { AreaPage } from '../../render/area-renderer';
import type { ReleaseSet } from '../../site/release-set';
import { createPages } from './page-cache';

type Render = (path: string) => AreaPage['page'] | Promise<AreaPage['page']>;

const files = { js: [], css: [] };
const release = {
  remote: 'gallery',
  entry: 'static/entry.js',
  exposes: { './app': files },
  routes: { '/': { ...files, query: ['category'] }, '/about': files, '/art-page/:id': files },
} as unknown as Release;
const assets = { files: [], fonts: [], icon: 'mark.svg', client: [], account: files, provides: {} };
const [second, minute] = [1000, 60_000];

let rendered: string[];
let api: Render;
let generation: number;
let isBusy: boolean;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [rendered, api, generation, isBusy] = [[], works, 0, false];
});

afterEach(() => {
  jest.advanceTimersByTime(2 * second); // the cache reads the clock once a second
  jest.useRealTimers();
});

const works: Render = (path) =>
  path.includes('nobodys') || path.startsWith('/odd')
    ? { status: 404, html: Buffer.from(`<head></head><h1>Not found</h1></body></html>`) }
    : { status: 200, html: Buffer.from(`<head></head><h1>${path}</h1></body></html>`) };
/** The area's result while the API accepts calls and never answers, so that nothing arrives within the budget. */
const hangs: Render = () => undefined;
const isDown: Render = () => ({ status: 503 });

test.each([
  ['hangs', hangs],
  ['is down', isDown],
])('shows a rendered page for an hour while the API %s, then the unrendered one', async (_, broken) => {
  const visit = openPages();
  await visit('/about');
  api = broken;
  for (const passed of [30 * second, 5 * minute, 53 * minute]) {
    jest.advanceTimersByTime(passed);
    expect(await visit('/about')).toContain('<h1>/about</h1>');
  }
  jest.advanceTimersByTime(2 * minute);
  expect(await visit('/about')).not.toContain('<h1>');
});

test.each([-60, 60])(
  'renders a page again after its ten seconds although the clock steps %i minutes',
  async (minutes) => {
    const visit = openPages();
    await visit('/about');
    jest.setSystemTime(Date.now() + minutes * minute);
    jest.advanceTimersByTime(30 * second);
    await visit('/about');
    expect(rendered).toEqual(['/about', '/about']);
    await visit('/about');
    expect(rendered).toHaveLength(2);
  },
);

test('sends a new page unrendered while the API hangs and renders it afterwards', async () => {
  const visit = openPages();
  api = hangs;
  expect(await visit('/about')).toContain('<div id="root"></div>');
  api = works;
  expect(await visit('/about')).toContain('<h1>/about</h1>');
});

test('sends a known page without a delay while the API hangs', async () => {
  const visit = openPages();
  await visit('/about');
  api = hangs;
  jest.advanceTimersByTime(5 * minute);
  await visit('/about');
  api = () => new Promise(() => undefined);
  jest.advanceTimersByTime(3 * second);
  expect(await visit('/about')).toContain('<h1>/about</h1>');
});

test('renders a page anew within seconds after the API is back', async () => {
  const visit = openPages();
  await visit('/about');
  api = hangs;
  jest.advanceTimersByTime(5 * minute);
  await visit('/about');
  api = () => ({ status: 200, html: Buffer.from('<head></head><h1>new</h1></body></html>') });
  jest.advanceTimersByTime(2 * second);
  while (!(await visit('/about')).includes('<h1>new</h1>')) await new Promise(setImmediate);
  expect(await visit('/about')).toContain('<h1>new</h1>');
});

test('renders a slow page again with a longer budget', async () => {
  const slow = jest.fn((_: string, options?: { budget?: number }) => options?.budget);
  const visit = openPages(slow);
  await visit('/about');
  jest.advanceTimersByTime(5 * minute);
  api = () => undefined;
  await visit('/about');
  await new Promise(setImmediate);
  expect(slow.mock.calls.map(([path, options]) => [path, options?.budget])).toEqual([
    ['/about', undefined],
    ['/about', undefined],
    ['/about', 2000],
  ]);
});

test('620 unknown addresses, ids, and queries do not evict a good page', async () => {
  const visit = openPages();
  await visit('/about');
  await visit('/art-page/7f2c');
  for (let i = 0; i < 620; i++) {
    await visit(`/odd-${i}`);
    await visit(`/art-page/nobodys-${i}`);
    await visit('/', `?category=${i}`);
    await visit(`/art-page/%37f2c${'%66'.repeat(i % 50)}`);
  }
  api = hangs;
  jest.advanceTimersByTime(30 * minute);
  expect(await visit('/about')).toContain('<h1>/about</h1>');
  expect(await visit('/art-page/7f2c')).toContain('<h1>/art-page/7f2c</h1>');
});

test('ignores query names that no page declares', async () => {
  const visit = openPages();
  await visit('/');
  await visit('/', '?utm_source=letter');
  expect(rendered).toEqual(['/']);
});

test('made-up queries do not evict a query that visitors repeat', async () => {
  const visit = openPages();
  for (let day = 0; day < 3; day++) {
    await visit('/', '?category=sculpture');
    jest.advanceTimersByTime(minute);
  }
  for (let i = 0; i < 620; i++) await visit('/', `?category=${i}`);
  api = hangs;
  jest.advanceTimersByTime(30 * minute);
  expect(await visit('/', '?category=sculpture')).toContain('category=sculpture</h1>');
});

test('renders a missing page once for all visitors within ten seconds', async () => {
  const visit = openPages();
  for (let i = 0; i < 5; i++) await visit('/art-page/nobodys');
  expect(rendered.length).toBeLessThanOrEqual(2);
});

test('does not show a removed work again while the API is down', async () => {
  const visit = openPages();
  await visit('/art-page/7f2c');
  jest.advanceTimersByTime(minute);
  api = () => ({ status: 404, html: Buffer.from('<head></head><h1>Not found</h1></body></html>') });
  await visit('/art-page/7f2c');
  api = isDown;
  jest.advanceTimersByTime(minute);
  expect(await visit('/art-page/7f2c')).not.toContain('/art-page/7f2c</h1>');
});

test('a new release starts with an empty cache', async () => {
  const visit = openPages();
  await visit('/about');
  generation++;
  await visit('/about');
  expect(rendered).toEqual(['/about', '/about']);
});

test('a render with the same bytes keeps the compressed page and has the new time of its data', async () => {
  const pages = createPages(config, siteOf());
  let readAt = 1_000;
  api = async (path) => ({ ...(await works(path)), status: 200, readAt });
  const first = await pages.page('/about', '');
  jest.advanceTimersByTime(minute);
  readAt = 2_000;
  const second = await pages.page('/about', '');
  expect(second).toMatchObject({ etag: first.etag, readAt: 2_000, isUnchanged: true });
  expect(second.packed).toBe(first.packed);
  jest.advanceTimersByTime(minute);
  api = () => ({ status: 200, html: Buffer.from('<head></head><h1>new</h1></body></html>') });
  const third = await pages.page('/about', '');
  expect(third.isUnchanged).toBe(false);
  expect(third.etag).not.toBe(first.etag);
});

test('the caching headers for proxies match the edge’s own cache', async () => {
  const pages = createPages(config, siteOf());
  const cachingOf = async (path: string) => (await pages.page(path, '')).headers['cache-control'];
  expect(await cachingOf('/about')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=3600',
  );
  api = hangs;
  expect(await cachingOf('/art-page/7f2c')).toBe('no-store');
});

test('a busy edge renders no page for a speculative request', async () => {
  const pages = createPages(config, siteOf());
  await pages.page('/about', '');
  isBusy = true;
  jest.advanceTimersByTime(minute);
  const expected = async (path: string) => (await pages.page(path, '', { isSpeculative: true })).status;
  expect([await expected('/about'), await expected('/art-page/7f2c')]).toEqual([200, 503]);
  expect(rendered).not.toContain('/art-page/7f2c');
  expect((await pages.page('/art-page/7f2c', '')).status).toBe(200);
});

test('allows the browser, and no proxy, to store the page of a personal area', async () => {
  const pages = createPages(config, siteOf());
  api = isDown;
  const { headers } = await pages.page('/dashboard/orders', '');
  expect(headers['cache-control']).toBe('private, no-cache');
});

const config = { publicUrl: 'http://localhost', demo: false } as Config;

function openPages(watch?: (path: string, options?: { budget?: number }) => unknown) {
  const pages = createPages(config, siteOf(watch));
  return async (pathname: string, search = '') =>
    String((await pages.page(pathname, search)).packed.identity);
}

function siteOf(watch?: (path: string, options?: { budget?: number }) => unknown): {
  releaseSet: () => ReleaseSet;
} {
  const area = {
    release: () => release,
    digest: () => 'ab'.repeat(32),
    isBusy: () => isBusy,
    apiUrl: () => 'http://127.0.0.1:1',
    async render(path: string, options?: { budget?: number }): Promise<AreaPage> {
      watch?.(path, options);
      rendered.push(path);
      return { release, page: await api(path) };
    },
  };
  const areas = { gallery: area, customer: area, admin: area, shell: area };
  const shell = { assets, teams: [], files: new Map() };
  return {
    releaseSet: () => ({ areas, generation, shell, skeletons: {}, remotes: {} }) as unknown as ReleaseSet,
  };
}
