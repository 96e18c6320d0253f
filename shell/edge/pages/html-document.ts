import type { LinkedFile, Release } from '@gallery/shared/releases/release';
import type { PageState } from '../../src/page-state';
import type { Linked, ShellAssets, View } from '../remotes/shell-build';
import { feedPath } from './feed';
import { bootScript } from './head/boot-script';
import { startScript } from './head/start-script';
import { type Stylesheet, stylesheetHtml } from './head/stylesheet';
import { routeOf } from './routes/release-routes';

export function firstView(release: Release, pathname: string): View {
  const route = routeOf(release.routes, pathname);
  const files = [release.exposes['./app'], route];
  const url = (file: string) => `/remotes/${release.remote}/${file}`;
  const linked = ({ file, link }: LinkedFile) => ({ href: url(file), link });
  return {
    js: [],
    entry: { href: url(release.entry), link: `${release.remote}:entry` },
    chunks: files.flatMap(({ js }) => js).map(linked),
    css: files.flatMap(({ css }) => css).map(linked),
    calls: route.calls,
  };
}

const emptyDocument = Buffer.from(
  '<!DOCTYPE html><html lang="en"><head></head><body><div id="root"></div></body></html>',
);

type Page = {
  html?: Uint8Array;
  assets: ShellAssets;
  view: View;
  stylesheets: Stylesheet[];
  state: Omit<PageState, 'data'>;
  data?: Uint8Array;
  extras?: string[];
  /** Appears above the page, outside of the hydrated element. */
  banner?: string;
  /** For a page that the browser renders: its title and canonical link, and the text that its visitor sees meanwhile. */
  unrendered?: { head: string; words: string };
};

/** Holds back a partial row or form, which would move. Phones paint it, because waiting would cost 0.2 s of the first paint. */
const firstViewMark = 'id="first-view"';
const waitForFirstView =
  '<link rel="expect" href="#first-view" blocking="render" media="(min-width: 60rem)">';

/** The end of the opening tag in `EdgeSkeleton` before the text of a live page. */
const waitingMark = 'id="area-waits-for">';

/** Puts the tags that React lifts into the head first, because the browser asks for the first picture as soon as it has read its tag. */
export function pageOf(page: Page): Buffer {
  const {
    html = emptyDocument,
    assets,
    stylesheets,
    state,
    data,
    extras = [],
    banner = '',
    unrendered,
  } = page;
  const linked = extras.filter((file) => file.endsWith('.css')).map((file) => ({ href: `/${file}` }));
  const fonts = assets.fonts.map((file) => `/${file}`).join(' ');
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const beginning =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const head = [
    `<script data-fonts="${fonts}">${bootScript}</script>`,
    `<link rel="icon" type="image/svg+xml" href="/${assets.icon}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    // Networks read the other tags of a shared link from the page's own Open Graph.
    `<meta name="twitter:card" content="summary_large_image"><link rel="alternate" type="application/rss+xml" title="New works" href="${feedPath}">`,
    ...[...stylesheets, ...linked].map(stylesheetHtml),
    bytes.includes(firstViewMark) ? waitForFirstView : '',
    unrendered?.head ?? '',
  ].join('');
  const headBegins = bytes.indexOf('<head>') + '<head>'.length;
  const headEnds = Math.max(headBegins, bytes.indexOf('</head>'));
  const bodyBegins = Math.max(headBegins, bytes.indexOf('<body>') + '<body>'.length);
  const bodyEnds = bytes.lastIndexOf('</body></html>');
  const wordsBegin = bytes.indexOf(waitingMark) + waitingMark.length;
  const words = wordsBegin > bodyBegins ? (unrendered?.words ?? '') : '';
  const rest = words ? wordsBegin : bodyBegins;
  return Buffer.concat([
    bytes.subarray(0, headBegins),
    Buffer.from(beginning),
    bytes.subarray(headBegins, headEnds),
    Buffer.from(head),
    bytes.subarray(headEnds, bodyBegins),
    Buffer.from(banner),
    bytes.subarray(bodyBegins, rest),
    Buffer.from(words),
    bytes.subarray(rest, bodyEnds),
    ...stateScript(state, data),
    Buffer.from(scriptsHtml(page, bytes.includes(pictureMark))),
    bytes.subarray(bodyEnds),
  ]);
}

/** A picture of the first view, for which `startScript` lets the scripts wait. */
const pictureMark = 'fetchPriority="high"';

/** On a page without such a picture, the preload scanner finds the largest script early. */
function scriptsHtml(page: Page, hasPicture: boolean): string {
  const first = firstScript(page.assets);
  const [early, late] = hasPicture ? ['', first] : [first, ''];
  return `${early}<template id="scripts">${late}${scriptsOf(page)}</template><script>${startScript}</script>`;
}

function firstScript({ files }: ShellAssets): string {
  const script = files.find((file) => file.endsWith('.js'));
  return script ? `<link rel="preload" as="script" fetchpriority="low" href="/${script}">` : '';
}

/** Browsers do not parse these as scripts until `startScript` starts them. Deferred ones run in this order. */
function scriptsOf({ assets, view, state, extras = [] }: Page): string {
  const scripts = [...assets.files, ...extras].filter((file) => file.endsWith('.js'));
  const client = view.calls && !state.rendered ? assets.client.map((file) => `/${file}`) : [];
  return [
    // Small chunks come first; they may run before the runtime.
    ...(view.chunks ?? []).map((chunk) => scriptOf('async', chunk)),
    ...scripts.map((file) => `<script defer fetchpriority="low" src="/${file}"></script>`),
    ...(view.entry ? [scriptOf('defer', view.entry)] : []),
    ...[...view.js, ...client].map((href) => `<link rel="preload" as="script" href="${href}">`),
  ].join('');
}

function scriptOf(when: 'async' | 'defer', { href, link }: Linked) {
  return `<script ${when} fetchpriority="low" src="${href}" data-rspack="${link}"></script>`;
}

function stateScript(state: Page['state'], data: Uint8Array = Buffer.from('null')): Uint8Array[] {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const begin = `<script type="application/json" id="page-state">${json.slice(0, -1)},"data":`;
  return [Buffer.from(begin), data, Buffer.from('}</script>')];
}
