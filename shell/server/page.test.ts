import { firstView, pageOf, type ShellAssets, statusOf } from './page';
import type { Release } from './release';

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
const state = { remotes: {}, rendered: true, publicUrl: 'http://localhost', demo: false } as const;

test('an artwork page names the files of its own screen at once', () => {
  const view = firstView(release, '/art-page/7');
  expect(view.entry?.href).toBe('/remotes/gallery/static/remoteEntry.js');
  expect(view.chunks?.map(({ href }) => href)).toEqual([
    '/remotes/gallery/static/app.js',
    '/remotes/gallery/static/artwork.js',
  ]);
  expect(view.css.map(({ link }) => link)).toEqual(['gallery:chunk-1', 'gallery:chunk-2']);
});

test.each(['/', '/art-page', '/art-page/', '/art-page/7/more', '/elsewhere'])(
  '%s needs no other screen',
  (pathname) => {
    expect(firstView(release, pathname).chunks).toHaveLength(1);
  },
);

test.each([
  ['/art-page/7', 200],
  ['/art-page/7/', 200],
  ['/elsewhere', 404],
])('%s, drawn in the browser, answers %i', (pathname, status) => {
  expect(statusOf(release, pathname)).toBe(status);
});

test('the small files are asked for before the large ones, and the fonts at last', () => {
  const html = pageOf({ assets, view: firstView(release, '/art-page/7'), state });
  const asked = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
  expect(asked.filter((url) => url?.endsWith('.js'))).toEqual([
    '/remotes/gallery/static/app.js',
    '/remotes/gallery/static/artwork.js',
    '/remotes/gallery/static/remoteEntry.js',
    '/static/main.js',
    '/remotes/gallery/static/remoteEntry.js',
  ]);
  expect(asked.at(-1)).toBe('/static/serif.woff2');
});

test('data in the page cannot end its script element', () => {
  const html = pageOf({
    assets,
    view: { js: [], css: [] },
    state: { ...state, publicUrl: '</script><script>alert(1)' },
  });
  expect(html).not.toContain('</script><script>alert(1)');
  expect(html).toContain('\\u003c/script>');
});

test('a rendered page leaves the API client for later; one without data loads it at once', () => {
  const view = { js: [], css: [], calls: true };
  expect(pageOf({ assets, view, state })).not.toContain('axios');
  expect(pageOf({ assets, view, state: { ...state, rendered: false } })).toContain('static/axios.js');
});

test('what React rendered is kept to the letter, dollar signs too', () => {
  const html = '<html lang="en"><head></head><body><div id="root">$& and $1</div></body></html>';
  expect(pageOf({ html, assets, view: { js: [], css: [] }, state })).toContain(
    '<div id="root">$& and $1</div>',
  );
});
