import type { Release } from '@gallery/shared/releases/release';
import { createCache } from 'async-cache-dedupe';
import { type Area, accountPaths, areaOf } from '../../../src/areas';
import type { Config } from '../../config';
import type { RenderOptions } from '../../render/area-renderer';
import { shareReads } from '../../share-reads';
import type { ReleaseSet } from '../../site/release-set';
import { type Additions, type Page, refusedPage, renderPage } from '../render-page';
import { matchRoute, routeOf } from '../routes/release-routes';
import { createBoundedStore } from './bounded-store';

/** `named` is a static route, `known` one with an id, and `odd` an address that visitors can vary without limit. */
type AddressKind = 'named' | 'known' | 'odd';

function addressKind(area: Area, release: Release | undefined, path: string): AddressKind {
  if (!/^[a-z0-9/_.-]+$/.test(path)) return 'odd';
  if (area === 'shell') return accountPaths.includes(path) ? 'named' : 'odd';
  const pattern = release && matchRoute(release.routes, path)?.pattern;
  if (!pattern) return 'odd';
  return pattern === path ? 'named' : 'known';
}

/** In seconds. */
const good = { fresh: 10, stale: 10 };
const stalePage = { fresh: 1, stale: 10 };
const once = { fresh: 0, stale: 0 };
type Cached = { page: Page; fresh: number; stale: number };
type PageRequest = { path: string; generation: number };
type Source = { releaseSet: () => ReleaseSet; caching?: string };

/** The seconds for which the last good page replaces one that cannot be rendered. */
const maxStaleSeconds = 3600;
/** In pages. Addresses that visitors can vary without limit have a separate cache. */
const sizes = { known: 500, odd: 100 };
type Place = keyof typeof sizes;
/** The milliseconds for a background render of a late page. */
const renewBudgetMs = 2000;
const publicCaching = `public, max-age=0, s-maxage=${good.fresh}, stale-while-revalidate=${good.stale}, stale-if-error=${maxStaleSeconds}`;

/** Concurrent visitors share a render, the last good page replaces a failed one, and a release clears the cache. */
export function createPages(config: Config, { releaseSet, caching = publicCaching }: Source) {
  const lastGood = { known: lastGoodOf('known'), odd: lastGoodOf('odd') };
  const wasShown = createBoundedStore<true>({ max: sizes.known, maxAgeMs: maxStaleSeconds * 1000 });
  const livePage = shareReads(renderLive);
  const missing = createBoundedStore<true>({ max: sizes.known, maxAgeMs: maxStaleSeconds * 1000 });
  let generation = releaseSet().generation;
  let renewing = false;
  let clockOffset = Date.now() - performance.now();
  const lifetime = { ttl: ({ fresh }: Cached) => fresh, stale: ({ stale }: Cached) => stale };
  const cache = createCache({ storage: storageOf('known') })
    .define('known', lifetime, (request: PageRequest) => make('known', request))
    .define('odd', { ...lifetime, storage: storageOf('odd') }, (request: PageRequest) =>
      make('odd', request),
    );
  return { page, freshPage };

  async function page(pathname: string, search: string, { isSpeculative = false } = {}): Promise<Page> {
    forgetOlderGeneration();
    await forgetAfterClockStep();
    const path = pathname + declaredQuery(pathname, search);
    if (isSpeculative && !wasRendered(path) && releaseSet().areas[areaOf(path)].isBusy()) return refusedPage;
    if (isLive(path)) return livePage(path);
    // Only the answer shows that an id does not exist; from then on the address counts as odd.
    const place = missing.get(path) || kindOf(path) === 'odd' ? 'odd' : 'known';
    const made = await cache[place]({ path, generation });
    return made.page;
  }

  function isLive(path: string): boolean {
    const [pathname = ''] = path.split('?');
    const release = releaseSet().areas[areaOf(path)].release();
    return release !== undefined && routeOf(release.routes, pathname).live !== undefined;
  }

  /** No cached copy ever replaces a live page, so the edge sends a late one without its content. */
  async function renderLive(path: string): Promise<Page> {
    const begun = generation;
    const page = await render(path, { priority: wasShown.get(path) ? 'urgent' : 'ordinary' });
    if (begun !== generation) return page;
    if (page.status === 404) missing.set(path, true);
    else if (page.isRendered) wasShown.set(path, true);
    return page;
  }

  function wasRendered(path: string): boolean {
    return Boolean(lastGood.known.get(path) ?? lastGood.odd.get(path) ?? wasShown.get(path));
  }

  async function make(place: Place, { path, generation: begun }: PageRequest): Promise<Cached> {
    const saved = lastGood[place].get(path);
    const priority = saved || kindOf(path) === 'named' ? 'urgent' : 'ordinary';
    const page = await render(path, { priority }, saved);
    if (begun === generation) remember(place, path, page);
    if (page.status === 404) return { page, ...(page.isRendered && place === 'odd' ? good : once) };
    if (page.isRendered) return { page, ...good };
    if (page.location || !saved) return { page, ...once };
    void renew(place, path);
    return { page: saved, ...stalePage };
  }

  function remember(place: Place, path: string, page: Page) {
    if (page.status === 404) {
      if (place === 'known') missing.set(path, true);
      for (const pages of [lastGood.known, lastGood.odd]) pages.remove(path);
    } else if (page.isRendered) {
      missing.remove(path);
      lastGood[place].set(path, page);
    }
  }

  /** Gives a slow page more time, one page at a time, instead of serving its old copy for an hour. */
  async function renew(place: Place, path: string): Promise<void> {
    if (renewing) return;
    renewing = true;
    const begun = generation;
    const page = await render(path, { budget: renewBudgetMs }, lastGood[place].get(path));
    if (begun === generation) remember(place, path, page);
    renewing = false;
  }

  function forgetOlderGeneration() {
    if (generation === releaseSet().generation) return;
    generation = releaseSet().generation;
    for (const pages of [lastGood.known, lastGood.odd, missing, wasShown]) pages.clear();
  }

  /** The cache's library compares times of the machine's clock: set back an hour, it would keep pages for an hour. */
  async function forgetAfterClockStep(): Promise<void> {
    const offset = Date.now() - performance.now();
    if (Math.abs(offset - clockOffset) > 1_000) await cache.clear();
    clockOffset = offset;
  }

  async function freshPage(pathname: string, search: string, additions: Additions): Promise<Page> {
    const path = pathname + declaredQuery(pathname, search);
    const made = await renderPage(config, releaseSet(), path, { publicCaching: caching, ...additions });
    return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } };
  }

  function render(path: string, options: RenderOptions, previous?: Page): Promise<Page> {
    const isMissing = missing.get(path);
    return renderPage(config, releaseSet(), path, { publicCaching: caching, options, isMissing, previous });
  }

  function kindOf(path: string): AddressKind {
    const area = areaOf(path);
    return addressKind(area, releaseSet().areas[area].release(), path);
  }

  /** Undeclared query names do not change the page. */
  function declaredQuery(pathname: string, search: string): string {
    const release = releaseSet().areas[areaOf(pathname)].release();
    const names = (release && routeOf(release.routes, pathname).query) ?? [];
    const given = new URLSearchParams(search);
    const declared = [...names].sort().flatMap((name) => given.getAll(name).map((value) => [name, value]));
    return declared.length > 0 ? `?${new URLSearchParams(declared)}` : '';
  }
}

function storageOf(place: Place) {
  return { type: 'memory', options: { size: sizes[place] } } as const;
}

function lastGoodOf(place: Place) {
  return createBoundedStore<Page>({ max: sizes[place], maxAgeMs: maxStaleSeconds * 1000 });
}
