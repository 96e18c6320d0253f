import type { Config } from '../config';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { createPages } from './page-cache';
import type { Page } from './render-page';

/** Milliseconds in which a page is sent again without a look into the cache, which costs as much as sending it. */
const recentMs = 1000;
const maxPages = 200;

/** The pages that were sent last, by the address as it was asked for. */
export function createRecentPages(generationNow: () => number) {
  const pages = new Map<string, Page>();
  let [since, generation] = [0, generationNow()];
  return { get, set };

  function get(url: string): Page | undefined {
    if (performance.now() - since >= recentMs || generation !== generationNow()) {
      pages.clear();
      [since, generation] = [performance.now(), generationNow()];
    }
    return pages.get(url);
  }

  /** What could not be rendered is tried again for the next visitor; `begun` is the generation that was rendered. */
  function set(url: string, page: Page, begun: number): void {
    const isCurrent = begun === generation && begun === generationNow();
    const isLasting = page.isRendered && page.status === 200 && !page.isLive;
    if (isCurrent && isLasting && pages.size < maxPages) pages.set(url, page);
  }
}

/** In caches of the visitor's own alone, who asks each time whether the page is still the same. */
const privateCaching = 'private, no-cache';

/** Rendered pages of one set of releases, and those of them that were sent a moment ago. */
export type PageSource = ReturnType<typeof sourceOf>;

/** The pages that everybody gets, and those of visitors who get other releases. */
export function createPageSources(config: Config, { releaseSets }: Pick<Site, 'releaseSets'>) {
  const shared = sourceOf(config, releaseSets.defaultSet);
  const others = new WeakMap<ReleaseSet, PageSource>();
  return { shared, privateOf };

  function privateOf(releaseSet: ReleaseSet): PageSource {
    const known = others.get(releaseSet) ?? sourceOf(config, () => releaseSet, privateCaching);
    others.set(releaseSet, known);
    return known;
  }
}

function sourceOf(config: Config, releaseSet: () => ReleaseSet, caching?: string) {
  const generation = () => releaseSet().generation;
  return {
    pages: createPages(config, { releaseSet, caching }),
    recent: createRecentPages(generation),
    generation,
  };
}
