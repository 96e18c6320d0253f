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
