import { createHash } from 'node:crypto';
import { createCache } from 'async-cache-dedupe';
import { type Area, areaOf } from '../src/federation/areas';
import type { RemoteEntries } from '../src/federation/load-remote';
import type { Config } from './config';
import { firstView, pageOf, routeOf, statusOf, type View } from './page';
import type { Release } from './release';
import { type Packed, pack } from './send';
import type { Site } from './site';

/** A page as it is sent; `location` instead of a body where it moved. */
export type Page = { status: number; location?: string; cacheControl: string; etag?: string; packed: Packed };

/** Seconds that a rendered page is fresh, and may be shown while it is rendered anew. */
const [fresh, stale] = [10, 10];
const keptPages = 500;
/** Milliseconds. */
const recent = 60_000;
const publicCaching = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`;

/**
 * The HTML of every path, rendered where it can be: one render for parallel visitors, kept for a while, and the
 * last good one while the API is down. A new release of any remote begins with an empty cache.
 */
export function createPages(config: Config, site: Site) {
  const lastGood = new Map<string, { page: Page; at: number }>();
  const cache = createCache({ storage: { type: 'memory', options: { size: keptPages } } }).define(
    'rendered',
    { ttl: (page: Page) => (isGood(page) ? fresh : 0), stale: (page: Page) => (isGood(page) ? stale : 0) },
    ({ path }: { path: string; generation: number }) => render(path),
  );
  return { page, pageWithTeams, entries };

  async function page(pathname: string, search: string): Promise<Page> {
    const path = pathname + declaredQuery(pathname, search);
    const key = `${site.generation()} ${path}`;
    const found = await cache.rendered({ path, generation: site.generation() });
    if (isGood(found)) remember(key, found);
    return isGood(found) || found.location ? found : (standIn(key, found) ?? found);
  }

  /** While the API is down the last good page answers; after a render that came too late, one of this minute. */
  function standIn(key: string, found: Page): Page | undefined {
    const kept = lastGood.get(key);
    const lately = kept && Date.now() - kept.at < recent;
    return found.status === 503 || lately ? kept?.page : undefined;
  }

  /** The page with the teams' boundaries drawn on it: made for one, never kept. */
  async function pageWithTeams(pathname: string, search: string): Promise<Page> {
    const made = await render(pathname + declaredQuery(pathname, search), site.teams);
    return { ...made, cacheControl: 'no-store' };
  }

  function remember(key: string, page: Page) {
    lastGood.delete(key);
    lastGood.set(key, { page, at: Date.now() });
    const [oldest] = lastGood.keys();
    if (lastGood.size > keptPages && oldest) lastGood.delete(oldest);
  }

  /** The names that the route declares, sorted: what else stands in the query makes no other page. */
  function declaredQuery(pathname: string, search: string): string {
    const release = site.areas[areaOf(pathname)].release();
    const names = (release && routeOf(release.routes, pathname).query) ?? [];
    const given = new URLSearchParams(search);
    const kept = names.toSorted().flatMap((name) => given.getAll(name).map((value) => [name, value]));
    return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  }

  async function render(path: string, extras: string[] = []): Promise<Page> {
    const [pathname = '/'] = path.split('?');
    const area = areaOf(pathname);
    const { release, page: rendered } = await site.areas[area].render(path);
    if (rendered?.redirect) {
      return {
        status: 302,
        location: rendered.redirect,
        cacheControl: 'no-store',
        packed: pack(Buffer.alloc(0)),
      };
    }
    const html = pageOf({
      html: rendered?.html,
      assets: site.assets,
      extras,
      view: viewOf(area, release, pathname),
      state: {
        remotes: { ...entries(), ...entryOf(area, release) },
        rendered: rendered?.html !== undefined,
        publicUrl: config.publicUrl,
        demo: config.demo,
      },
      data: rendered?.data,
    });
    const packed = pack(html);
    return {
      status: rendered?.status ?? (release ? statusOf(release, pathname) : 200),
      cacheControl: rendered?.html ? publicCaching : 'no-store',
      etag: `"${createHash('sha1').update(packed.br).digest('base64url')}"`,
      packed,
    };
  }

  /** What the page needs at once beside the shell's own files; nothing where no release is open. */
  function viewOf(area: Area, release: Release | undefined, pathname: string): View {
    if (area === 'shell') return site.assets.account;
    return release ? firstView(release, pathname) : { js: [], css: [] };
  }

  /** Where every remote that is open begins. */
  function entries(): RemoteEntries {
    return Object.assign({}, ...site.names.map((name) => entryOf(name, site.areas[name].release())));
  }
}

function isGood({ cacheControl }: Page) {
  return cacheControl === publicCaching;
}

function entryOf(name: Area, release?: Release): RemoteEntries {
  return release ? { [name]: `/remotes/${name}/${release.entry}` } : {};
}
