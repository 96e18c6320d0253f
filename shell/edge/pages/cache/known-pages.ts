import type { Page } from '../render-page';
import { createBoundedStore } from './bounded-store';

/** The seconds for which the last good page replaces one that cannot be rendered. */
export const maxStaleSeconds = 3600;
/** In pages. Addresses that visitors can vary without limit have a separate place. */
export const sizes = { known: 500, odd: 100 };
export type Place = keyof typeof sizes;

/** Remembers the last good pages, which live pages were shown, and which addresses have none. */
export function createKnownPages() {
  const lastGood = { known: storeOf<Page>(sizes.known), odd: storeOf<Page>(sizes.odd) };
  const missing = storeOf<true>(sizes.known);
  const wasShown = storeOf<true>(sizes.known);
  return {
    lastGood: (place: Place, path: string) => lastGood[place].get(path),
    isMissing: (path: string) => missing.get(path),
    wasShown: (path: string) => wasShown.get(path),
    wasRendered: (path: string) =>
      Boolean(lastGood.known.get(path) ?? lastGood.odd.get(path) ?? wasShown.get(path)),
    remember,
    rememberLive,
    clear,
  };

  function remember(place: Place, path: string, page: Page): void {
    if (page.status === 404) {
      if (place === 'known') missing.set(path, true);
      for (const pages of [lastGood.known, lastGood.odd]) pages.remove(path);
    } else if (page.isRendered) {
      missing.remove(path);
      lastGood[place].set(path, page);
    }
  }

  function rememberLive(path: string, page: Page): void {
    if (page.status === 404) missing.set(path, true);
    else if (page.isRendered) wasShown.set(path, true);
  }

  function clear(): void {
    for (const store of [lastGood.known, lastGood.odd, missing, wasShown]) store.clear();
  }
}

function storeOf<T>(max: number) {
  return createBoundedStore<T>({ max, maxAgeMs: maxStaleSeconds * 1000 });
}
