import type { Config } from '../config';
import type { Site } from '../site/open-site';
import type { SiteView } from '../site/site-view';
import { createPages } from './page-cache';
import { createRecentPages } from './recent-pages';

/** In caches of the visitor's own alone, who asks each time whether the page is still the same. */
const privateCaching = 'private, no-cache';

/** Rendered pages of one view, and those of them that were sent a moment ago. */
export type PageSource = ReturnType<typeof sourceOf>;

/** The pages that everybody gets, and those of visitors who get other releases. */
export function createPageSources(config: Config, { views }: Pick<Site, 'views'>) {
  const everybody = sourceOf(config, views.everybody);
  const others = new WeakMap<SiteView, PageSource>();
  return { everybody, privateOf };

  function privateOf(view: SiteView): PageSource {
    const known = others.get(view) ?? sourceOf(config, () => view, privateCaching);
    others.set(view, known);
    return known;
  }
}

function sourceOf(config: Config, view: () => SiteView, caching?: string) {
  const generation = () => view().generation;
  return { pages: createPages(config, { view, caching }), recent: createRecentPages(generation), generation };
}
