import { createCache } from 'async-cache-dedupe';
import { areaOf } from '../../../src/areas';
import type { Config } from '../../config';
import type { RenderOptions } from '../../render/area-renderer';
import { shareReads } from '../../share-reads';
import type { ReleaseSet } from '../../site/release-set';
import { type Additions, type Page, refusedPage, renderPage } from '../render-page';
import { createKnownPages, maxStaleSeconds, type Place, sizes } from './known-pages';
import { declaredAddress, isLive, kindOf } from './page-address';

/** In seconds. */
const good = { fresh: 10, stale: 10 };
const stalePage = { fresh: 1, stale: 10 };
const once = { fresh: 0, stale: 0 };
type Cached = { page: Page; fresh: number; stale: number };
type PageRequest = { path: string; generation: number };
type Source = { releaseSet: () => ReleaseSet; caching?: string };

/** The milliseconds for a background render of a late page. */
const renewBudgetMs = 2000;
const publicCaching = `public, max-age=0, s-maxage=${good.fresh}, stale-while-revalidate=${good.stale}, stale-if-error=${maxStaleSeconds}`;

/** Concurrent visitors share a render, the last good page replaces a failed one, and a release clears the cache. */
export function createPages(config: Config, { releaseSet, caching = publicCaching }: Source) {
  const known = createKnownPages();
  const livePage = shareReads(renderLive);
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
    const set = releaseSet();
    const path = declaredAddress(set, pathname, search);
    if (isSpeculative && !known.wasRendered(path) && set.areas[areaOf(path)].isBusy()) return refusedPage;
    if (isLive(set, path)) return livePage(path);
    // Only the answer shows that an id does not exist; from then on the address counts as odd.
    const place = known.isMissing(path) || kindOf(set, path) === 'odd' ? 'odd' : 'known';
    const made = await cache[place]({ path, generation });
    return made.page;
  }

  /** No cached copy ever replaces a live page, so the edge sends a late one without its content. */
  async function renderLive(path: string): Promise<Page> {
    const begun = generation;
    const page = await render(path, { priority: known.wasShown(path) ? 'urgent' : 'ordinary' });
    if (begun === generation) known.rememberLive(path, page);
    return page;
  }

  async function make(place: Place, { path, generation: begun }: PageRequest): Promise<Cached> {
    const saved = known.lastGood(place, path);
    const priority = saved || kindOf(releaseSet(), path) === 'named' ? 'urgent' : 'ordinary';
    const page = await render(path, { priority }, saved);
    if (begun === generation) known.remember(place, path, page);
    if (page.status === 404) return { page, ...(page.isRendered && place === 'odd' ? good : once) };
    if (page.isRendered) return { page, ...good };
    if (page.location || !saved) return { page, ...once };
    void renew(place, path);
    return { page: saved, ...stalePage };
  }

  /** Gives a slow page more time, one page at a time, instead of serving its old copy for an hour. */
  async function renew(place: Place, path: string): Promise<void> {
    if (renewing) return;
    renewing = true;
    const begun = generation;
    const page = await render(path, { budget: renewBudgetMs }, known.lastGood(place, path));
    if (begun === generation) known.remember(place, path, page);
    renewing = false;
  }

  function forgetOlderGeneration() {
    if (generation === releaseSet().generation) return;
    generation = releaseSet().generation;
    known.clear();
  }

  /** The cache's library compares times of the machine's clock: set back an hour, it would keep pages for an hour. */
  async function forgetAfterClockStep(): Promise<void> {
    const offset = Date.now() - performance.now();
    if (Math.abs(offset - clockOffset) > 1_000) await cache.clear();
    clockOffset = offset;
  }

  async function freshPage(pathname: string, search: string, additions: Additions): Promise<Page> {
    const path = declaredAddress(releaseSet(), pathname, search);
    const made = await renderPage(config, releaseSet(), path, { publicCaching: caching, ...additions });
    return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } };
  }

  function render(path: string, options: RenderOptions, previous?: Page): Promise<Page> {
    const isMissing = known.isMissing(path);
    return renderPage(config, releaseSet(), path, { publicCaching: caching, options, isMissing, previous });
  }
}

function storageOf(place: Place) {
  return { type: 'memory', options: { size: sizes[place] } } as const;
}
