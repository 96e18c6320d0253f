import { createHash } from 'node:crypto';
import type { PageState } from '../src/page-state';
import { sessionKey } from '../src/session/session';
import type { Release, Route } from './release';

/** What the shell's build says of itself in assets.json. */
export type ShellAssets = {
  files: string[];
  fonts: string[];
  icon: string;
  /** The chunk of the API client, needed at once where no data comes with the page. */
  client: string[];
  /** What the account's screens need at once. */
  account: View;
  provides: Record<string, string>;
};

/** `calls`: whether the page asks the API at once when its data did not come with it. */
export type View = { js: string[]; css: { href: string; link: string }[]; calls?: boolean };

/** The remote's files that a page needs at once. */
export function firstView(release: Release, pathname: string): View {
  const route = routeOf(release.routes, pathname);
  const files = [release.exposes['./app'], route];
  const url = (file: string) => `/remotes/${release.remote}/${file}`;
  return {
    js: [release.entry, ...files.flatMap(({ js }) => js)].map(url),
    css: files.flatMap(({ css }) => css).map(({ file, link }) => ({ href: url(file), link })),
    calls: route.calls,
  };
}

/** `/art-page/7` finds the route `/art-page/:id`. */
export function routeOf(routes: Record<string, Route>, pathname: string): Route {
  const found = Object.entries(routes).find(([pattern]) => matches(pattern, pathname));
  return found?.[1] ?? { js: [], css: [] };
}

function matches(pattern: string, pathname: string) {
  const [wanted, given] = [pattern.split('/'), pathname.replace(/(.)\/$/, '$1').split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]))
  );
}

/** Marks the page of somebody who is logged in before anything is drawn: the header neither flashes nor shifts. */
const bootScript = `try{if(JSON.parse(localStorage.getItem('${sessionKey}')).isLoggedIn===true)document.documentElement.dataset.auth=''}catch{}`;
export const bootHash = createHash('sha256').update(bootScript).digest('base64');

/** The page of an area that is drawn in the browser, or could not be rendered in time. */
const emptyDocument =
  '<!DOCTYPE html><html lang="en"><head></head><body><div id="root"></div><noscript>This page needs JavaScript. Please try again in a moment, or write to us.</noscript></body></html>';

type Page = {
  html?: string;
  assets: ShellAssets;
  view: View;
  state: Omit<PageState, 'state'>;
  /** The data of a rendered page, as JSON. */
  data?: string;
  /** Files that only this page has, after all others. */
  extras?: string[];
};

/**
 * The whole page: what React rendered (or nothing), the files of the first view, and the data as JSON. What React
 * lifted into the head, the first pictures among it, stands before the scripts.
 */
export function pageOf({ html = emptyDocument, assets, view, state, data, extras = [] }: Page): string {
  const files = [...assets.files, ...extras];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const early = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${bootScript}</script>`,
    `<link rel="icon" type="image/svg+xml" href="/${assets.icon}">`,
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...view.css.map(({ href, link }) => `<link rel="stylesheet" href="${href}" data-rspack="${link}">`),
    ...assets.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
  ].join('');
  const late = [
    ...scripts.map((file) => `<script defer src="/${file}"></script>`),
    ...view.js.map((href) => `<link rel="preload" as="script" href="${href}">`),
    ...(view.calls && !state.rendered ? assets.client : []).map(
      (file) => `<link rel="preload" as="script" href="/${file}">`,
    ),
  ].join('');
  const json = jsonOf(state, data).replaceAll('<', '\\u003c');
  const tail = `<script type="application/json" id="page-state">${json}</script></body></html>`;
  return html
    .replace('<head>', () => `<head>${early}`)
    .replace('</head>', () => `${late}</head>`)
    .replace('</body></html>', () => tail);
}

function jsonOf(state: Page['state'], data?: string) {
  const json = JSON.stringify(state);
  return data === undefined ? json : `${json.slice(0, -1)},"state":${data}}`;
}
