import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { type CachedArtworks, worksIn } from '../../queries/cached-artworks';

/** Milliseconds. Only a lot's own page is live to the second. */
const intervalMs = 15_000;

/**
 * Reads again what shows a work in an auction, until `signal` aborts: at once where a stored page has left the bid
 * out, and then regularly while somebody looks at the page.
 */
export function followBids(queryClient: QueryClient, signal: AbortSignal): void {
  read(({ price }) => price === undefined);
  const timer = setInterval(() => document.visibilityState === 'visible' && read(() => true), intervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));

  function read(which: (lot: { price?: number }) => boolean) {
    void queryClient.refetchQueries({
      queryKey: artworkQueries.all,
      type: 'active',
      predicate: ({ state }) => worksIn(state.data as CachedArtworks).some(({ lot }) => lot && which(lot)),
    });
  }
}
