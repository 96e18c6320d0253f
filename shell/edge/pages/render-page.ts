import { createHash } from 'node:crypto';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import type { Release } from '@gallery/shared/releases/release';
import { type Packed, pack, packedNothing } from '@gallery/shared/server/content-negotiation';
import { type Area, areaOf } from '../../src/areas';
import type { RemoteEntries } from '../../src/federation/load-remote';
import type { Config } from '../config';
import { pageReleases } from '../remotes/release-digests';
import type { View } from '../remotes/shell-build';
import type { RenderOptions } from '../render/area-renderer';
import type { ReleaseSet } from '../site/release-set';
import { pageStylesheets } from './head/page-stylesheets';
import { previewBannerHash } from './head/preview-banner';
import { speculationRulesOf } from './head/speculation-rules';
import { hashesOf } from './head/stylesheet';
import { usedStylesheets } from './head/used-stylesheets';
import { firstView, pageOf } from './html-document';
import { securityHeaders } from './policy';
import { routeOf } from './routes/release-routes';
import { unrenderedHead } from './routes/unrendered-head';
import { unrenderedStatus } from './routes/unrendered-status';

/** `location` replaces the body of a redirect; `isRendered` means that the server rendered the content. */
export type Page = {
  status: number;
  location?: string;
  /** The policy among them names this page's styles. */
  headers: Record<string, string>;
  etag?: string;
  packed: Packed;
  isRendered: boolean;
  /** When the edge read the data that the page contains, in milliseconds since 1970. */
  readAt?: number;
  /** An earlier render had the same bytes, so the page is worth a slow compression. */
  isUnchanged?: boolean;
  /** A live page may change at any moment, so the edge sends a render only to visitors who asked before it began. */
  isLive?: boolean;
};
/** `extras` are scripts and styles, `banner` is shown above the page. */
export type Additions = { extras?: string[]; banner?: string };
type PageOptions = Additions & {
  publicCaching: string;
  options?: RenderOptions;
  isMissing?: boolean;
  previous?: Page;
};

export async function renderPage(
  config: Config,
  site: ReleaseSet,
  path: string,
  { publicCaching, extras = [], banner, options, isMissing, previous }: PageOptions,
): Promise<Page> {
  const [pathname = '/'] = path.split('?');
  const area = areaOf(pathname);
  const isStored = publicCaching !== 'no-store' && isStorable(site.areas[area].release(), pathname);
  const { release, page: rendered } = await site.areas[area].render(path, { ...options, isStored });
  if (rendered?.redirect) return redirectTo(rendered.redirect);
  const isRendered = rendered?.html !== undefined;
  const isLive = release !== undefined && routeOf(release.routes, pathname).live !== undefined;
  const view = viewOf(site, area, release, pathname);
  const whole = await pageStylesheets(site, view);
  const stylesheets = rendered?.html ? usedStylesheets(whole, rendered.html) : whole;
  const status =
    rendered?.status ??
    (await unrenderedStatus(site.areas[area].apiUrl(), { area, release, pathname, isMissing }));
  const html = pageOf({
    html: rendered?.html ?? site.skeletons[area],
    assets: site.shell.assets,
    extras,
    banner,
    view,
    stylesheets,
    state: {
      remotes: remoteEntries(site),
      releases: pageReleases(
        site.shell.assets,
        remoteNames.map((name) => site.areas[name].release()),
      ),
      telemetry: config.telemetryShare,
      rendered: isRendered,
      publicUrl: config.publicUrl,
      demo: config.demo,
      refusedForm: options?.refusedForm,
    },
    data: rendered?.data,
    unrendered: isRendered ? undefined : unrenderedHead(config, { area, release, pathname, status }),
  });
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  const isUnchanged = previous?.etag === etag;
  const headers = {
    ...securityHeaders(config, [...hashesOf(stylesheets), ...(banner ? [previewBannerHash] : [])]),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isRendered ? cachingOf(isLive, publicCaching) : unrenderedCaching(area),
    etag,
    ...(isRendered && speculationRulesHeader(site)),
    ...(release && routeOf(release.routes, pathname).unlisted && unlistedHeaders),
  };
  return {
    status,
    headers,
    etag,
    packed: isUnchanged ? previous.packed : await pack(html),
    isRendered,
    isUnchanged,
    readAt: rendered?.readAt,
    isLive,
  };
}

/** Neither a live page nor one at a secret address is stored. */
function isStorable(release: Release | undefined, pathname: string): boolean {
  const { live, unlisted } = routeOf(release?.routes ?? {}, pathname);
  return live === undefined && !unlisted;
}

/** For an address that is a secret. */
const unlistedHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The browser may restore a live page from its history, where the page's scripts update it. */
function cachingOf(isLive: boolean, publicCaching: string): string {
  return isLive ? 'private, no-cache' : publicCaching;
}

/** The document of a personal area contains no personal data, and `no-store` would keep it out of the back/forward cache. */
function unrenderedCaching(area: Area): string {
  return area === 'customer' || area === 'admin' ? 'private, no-cache' : 'no-store';
}

function speculationRulesHeader({ areas }: ReleaseSet) {
  const release = areas.gallery.release();
  return release && { 'speculation-rules': `"${speculationRulesOf(release).url}"` };
}

/** The answer of a busy edge to a speculative request. */
export const refusedPage: Page = {
  status: 503,
  headers: { 'cache-control': 'no-store' },
  packed: packedNothing,
  isRendered: false,
};

function redirectTo(location: string): Page {
  return {
    status: 302,
    location,
    headers: {},
    packed: packedNothing,
    isRendered: false,
  };
}

function viewOf(site: ReleaseSet, area: Area, release: Release | undefined, pathname: string): View {
  if (area === 'shell') return site.shell.assets.account;
  return release ? firstView(release, pathname) : { js: [], css: [] };
}

export function remoteEntries(site: ReleaseSet): RemoteEntries {
  return Object.assign({}, ...remoteNames.map((name) => entryOf(name, site.areas[name].release())));
}

function entryOf(name: Area, release?: Release): RemoteEntries {
  return release ? { [name]: `/remotes/${name}/${release.entry}` } : {};
}
