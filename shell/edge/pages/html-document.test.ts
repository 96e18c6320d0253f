import type { Release } from '@gallery/shared/releases/release';
import type { ShellAssets } from '../remotes/shell-build';
import { firstView, pageOf } from './html-document';
import { statusOf } from './routes/release-routes';

const release = {
  remote: 'gallery',
  entry: 'static/remoteEntry.js',
  exposes: {
    './app': {
      js: [{ file: 'static/app.js', link: 'gallery:chunk-1' }],
      css: [{ file: 'static/app.css', link: 'gallery:chunk-1' }],
    },
  },
  routes: {
    '/': { js: [], css: [] },
    '/art-page/:id': {
      js: [{ file: 'static/artwork.js', link: 'gallery:chunk-2' }],
      css: [{ file: 'static/artwork.css', link: 'gallery:chunk-2' }],
    },
  },
} as unknown as Release;

const assets: ShellAssets = {
  files: ['static/main.js', 'static/main.css'],
  fonts: ['static/serif.woff2'],
  icon: 'static/mark.svg',
  client: ['static/axios.js'],
  account: { js: [], css: [] },
  provides: {},
};
const state = {
  remotes: {},
  releases: {},
  telemetry: 1,
  rendered: true,
  publicUrl: 'http://localhost',
  demo: false,
} as const;
type Page = Parameters<typeof pageOf>[0];
const textOf = (page: Omit<Page, 'stylesheets'>) => pageOf({ stylesheets: [], ...page }).toString();

test('an artwork page names the files of its own screen', () => {
  const view = firstView(release, '/art-page/7');
  expect(view.entry?.href).toBe('/remotes/gallery/static/remoteEntry.js');
  expect(view.chunks?.map(({ href }) => href)).toEqual([
    '/remotes/gallery/static/app.js',
    '/remotes/gallery/static/artwork.js',
  ]);
  expect(view.css.map(({ link }) => link)).toEqual(['gallery:chunk-1', 'gallery:chunk-2']);
});

test.each(['/', '/art-page', '/art-page/', '/art-page/7/more', '/elsewhere'])(
  '%s names no chunk of another screen',
  (pathname) => {
    expect(firstView(release, pathname).chunks).toHaveLength(1);
  },
);

test.each([
  ['/art-page/7', 200],
  ['/art-page/7/', 200],
  ['/elsewhere', 404],
])('an unrendered %s has the status %i', (pathname, status) => {
  expect(statusOf(release, pathname)).toBe(status);
});

test('preloads the first script after the content with a low priority', () => {
  const html = textOf({ assets, view: firstView(release, '/art-page/7'), state });
  const [before = ''] = html.split('<template id="scripts">');
  expect(before.match(/[^"]+\.js"/g)).toEqual(['/static/main.js"']);
  expect(before).toMatch(
    /<\/script><link rel="preload" as="script" fetchpriority="low" href="\/static\/main\.js">$/,
  );
});

test('lets the first script wait for the picture of the first view', () => {
  const html = Buffer.from('<head></head><body><img fetchPriority="high"/></body></html>');
  const page = textOf({ html, assets, view: firstView(release, '/'), state });
  expect(page).toContain(
    '<template id="scripts"><link rel="preload" as="script" fetchpriority="low" href="/static/main.js">',
  );
  expect(page.match(/rel="preload" as="script"/g)).toHaveLength(1);
});

test('asks for the first picture before the scripts and styles of the head', () => {
  const picture = '<link rel="preload" as="image" href="/first.avif"/>';
  const html = Buffer.from(`<html lang="en"><head>${picture}</head><body></body></html>`);
  const page = textOf({ html, assets, view: firstView(release, '/'), state });
  const [before = '', after] = page.split(picture);
  expect(before).toMatch(/^<html lang="en"><head><meta charset="utf-8"><meta name="viewport"[^>]*>$/);
  expect(after).toMatch(/^<script data-fonts=.*<\/head>/);
});

test('puts scripts into a template for after the first picture, small ones first', () => {
  const html = textOf({ assets, view: firstView(release, '/art-page/7'), state });
  const [, template = ''] = html.split('<template id="scripts">');
  expect(template.match(/<script /g)).toHaveLength(template.match(/fetchpriority="low"/g)?.length ?? 0);
  const requested = [...template.matchAll(/src="([^"]+)"/g)].map(([, url]) => url);
  expect(requested).toEqual([
    '/remotes/gallery/static/app.js',
    '/remotes/gallery/static/artwork.js',
    '/static/main.js',
    '/remotes/gallery/static/remoteEntry.js',
  ]);
});

test('names the fonts for the boot script without preloading them', () => {
  const html = textOf({ assets, view: firstView(release, '/'), state });
  expect(html).toContain('<script data-fonts="/static/serif.woff2">');
  expect(html.match(/serif\.woff2/g)).toHaveLength(1);
});

test('delays the first paint of a wide window only for a page that marks its first view', () => {
  const pageWith = (html: string) =>
    textOf({ assets, view: { js: [], css: [] }, state, html: Buffer.from(html) });
  const whole = pageWith('<head></head><body><ul><li id="first-view"></li></ul></body></html>');
  expect(whole).toMatch(
    /<head>.*<link rel="expect" href="#first-view" blocking="render" media="\(min-width: 60rem\)">.*<body>/,
  );
  expect(pageWith('<head></head><body></body></html>')).not.toContain('rel="expect"');
});

test('data in the page cannot end its script element', () => {
  const html = textOf({
    assets,
    view: { js: [], css: [] },
    state: { ...state, publicUrl: '</script><script>alert(1)' },
  });
  expect(html).not.toContain('</script><script>alert(1)');
  expect(html).toContain('\\u003c/script>');
});

test('loads the API client at once only on a page without data', () => {
  const view = { js: [], css: [], calls: true };
  expect(textOf({ assets, view, state })).not.toContain('axios');
  expect(textOf({ assets, view, state: { ...state, rendered: false } })).toContain('static/axios.js');
});

test('keeps the markup of React unchanged and adds its data after it', () => {
  const html = Buffer.from(
    '<html lang="en"><head><title>Ọ̀ṣun</title></head><body><div id="root">$& and $1</div></body></html>',
  );
  const data = Buffer.from('[[["works"],"Ìfẹ́"]]');
  const page = textOf({ html, data, assets, view: { js: [], css: [] }, state });
  expect(page).toContain('<title>Ọ̀ṣun</title>');
  expect(page).toMatch(/^<html lang="en"><head><meta charset="utf-8">/);
  expect(page).toContain('<div id="root">$& and $1</div><script type="application/json" id="page-state">');
  expect(page.endsWith('</script></body></html>')).toBe(true);
  const [, json = ''] = page.match(/id="page-state">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(json)).toEqual({ ...state, data: [[['works'], 'Ìfẹ́']] });
});
