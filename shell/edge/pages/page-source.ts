import type { Config } from '../config';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { createPages } from './cache/page-cache';
import type { Page } from './render-page';

/** The milliseconds in which the edge sends a page again without a cache lookup, which costs as much as sending it. */
const recentMs = 1000;
const maxPages = 200;

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

  /** Skips failed renders, so that the next visitor triggers another attempt; `begun` is the rendered generation. */
  function set(url: string, page: Page, begun: number): void {
    const isCurrent = begun === generation && begun === generationNow();
    const isLasting = page.isRendered && page.status === 200 && !page.isLive;
    if (isCurrent && isLasting && pages.size < maxPages) pages.set(url, page);
  }
}

/** Only the visitor's own browser may cache the page, and it must revalidate each time. */
const privateCaching = 'private, no-cache';

/** Rendered pages of one set of releases, with a short list of recently sent ones. */
export type PageSource = ReturnType<typeof sourceOf>;

/** Holds the default pages, and those of visitors with other releases. */
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
