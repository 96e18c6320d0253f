import type { Config } from '../config';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { createPages } from './page-cache';
import { createRecentPages } from './recent-pages';

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
