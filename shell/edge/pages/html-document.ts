import type { LinkedFile, Release, Route } from '@gallery/shared/releases/release';
import type { PageState } from '../../src/page-state';
import type { Linked, ShellAssets, View } from '../remotes/shell-assets';
import { bootScript } from './head/boot-script';
import { startScript } from './head/start-script';
import { type Stylesheet, stylesheetHtml } from './head/stylesheet';

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

export function routeOf(routes: Record<string, Route>, pathname: string): Route {
  return findRoute(routes, pathname) ?? { js: [], css: [] };
}

export function statusOf({ routes }: Release, pathname: string): 200 | 404 {
  return findRoute(routes, pathname) ? 200 : 404;
}

function findRoute(routes: Record<string, Route>, pathname: string): Route | undefined {
  return routes[routePattern(routes, pathname) ?? ''];
}

export function routePattern(routes: Record<string, Route>, pathname: string): string | undefined {
  return Object.keys(routes).find((pattern) => matches(pattern, pathname));
}

function matches(pattern: string, pathname: string) {
  const [wanted, given] = [pattern.split('/'), pathname.replace(/(.)\/$/, '$1').split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part[0] === ':' && given[i]))
  );
}

const emptyDocument = Buffer.from(
  '<!DOCTYPE html><html lang="en"><head></head><body><div id="root"></div></body></html>',
);

type Page = {
  html?: Uint8Array;
  assets: ShellAssets;
  view: View;
  stylesheets: Stylesheet[];
  state: Omit<PageState, 'state'>;
  data?: Uint8Array;
  extras?: string[];
  /** Stands above the page, outside of what is hydrated. */
  banner?: string;
};

/**
 * Where half of a row or of a centered form would be painted, and move when the rest of the HTML has come.
 * A phone paints what it has: waiting would cost it 0.2 s of the first paint.
 */
const firstViewMark = 'id="first-view"';
const waitForFirstView =
  '<link rel="expect" href="#first-view" blocking="render" media="(min-width: 60rem)">';

/** What React lifts into the head, such as the first pictures, comes before everything that the page fetches. */
export function pageOf(page: Page): Buffer {
  const { html = emptyDocument, assets, stylesheets, state, data, extras = [], banner = '' } = page;
  const linked = extras.filter((file) => file.endsWith('.css')).map((file) => ({ href: `/${file}` }));
  const fonts = assets.fonts.map((file) => `/${file}`).join(' ');
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script data-fonts="${fonts}">${bootScript}</script>`,
    `<link rel="icon" type="image/svg+xml" href="/${assets.icon}">`,
    ...[...stylesheets, ...linked].map(stylesheetHtml),
    bytes.includes(firstViewMark) ? waitForFirstView : '',
  ].join('');
  const headBegins = bytes.indexOf('<head>') + '<head>'.length;
  const bodyBegins = Math.max(headBegins, bytes.indexOf('<body>') + '<body>'.length);
  const bodyEnds = bytes.lastIndexOf('</body></html>');
  return Buffer.concat([
    bytes.subarray(0, headBegins),
    Buffer.from(head),
    bytes.subarray(headBegins, bodyBegins),
    Buffer.from(banner),
    bytes.subarray(bodyBegins, bodyEnds),
    ...stateScript(state, data),
    Buffer.from(`<template id="scripts">${scriptsOf(page)}</template><script>${startScript}</script>`),
    bytes.subarray(bodyEnds),
  ]);
}

/** Not parsed as scripts before `startScript` begins them. Deferred ones run in this order. */
function scriptsOf({ assets, view, state, extras = [] }: Page): string {
  const scripts = [...assets.files, ...extras].filter((file) => file.endsWith('.js'));
  const client = view.calls && !state.rendered ? assets.client.map((file) => `/${file}`) : [];
  return [
    // Small chunks first; they may run before the runtime.
    ...(view.chunks ?? []).map((chunk) => scriptOf('async', chunk)),
    ...scripts.map((file) => `<script defer src="/${file}"></script>`),
    ...(view.entry ? [scriptOf('defer', view.entry)] : []),
    ...[...view.js, ...client].map((href) => `<link rel="preload" as="script" href="${href}">`),
  ].join('');
}

function scriptOf(when: 'async' | 'defer', { href, link }: Linked) {
  return `<script ${when} src="${href}" data-rspack="${link}"></script>`;
}

function stateScript(state: Page['state'], data: Uint8Array = Buffer.from('null')): Uint8Array[] {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const begin = `<script type="application/json" id="page-state">${json.slice(0, -1)},"state":`;
  return [Buffer.from(begin), data, Buffer.from('}</script>')];
}
