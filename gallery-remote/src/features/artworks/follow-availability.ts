import type {
  ArtworksAnswer,
  AvailabilityChange,
  ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import { followAvailability as followChanges } from '@gallery/shared/live';
import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { type CachedArtworks, cachedAnswers, cachedPosition, worksIn } from '../../queries/cached-artworks';

/** In milliseconds. Only a lot's own page is live to the second. */
const intervalMs = 15_000;

/** Refetches until `signal` aborts: at once if a stored page left out the bid, then while the page is visible. */
function followBids(queryClient: QueryClient, signal: AbortSignal): void {
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

/** Applies each change since the works were read, until `signal` aborts. Refetches if a change is not enough. */
export function followAvailability(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const listener = {
    onStale: () =>
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all }, { cancelRefetch: false }),
    onEvent(change: Parameters<typeof changeAvailability>[1]) {
      changeAvailability(queryClient, change);
      const one = artworkQueries.one(change._id);
      // An answer in flight may be older than the change.
      if (queryClient.isFetching(one)) void queryClient.invalidateQueries(one);
    },
  };
  followBids(queryClient, signal);
  return followChanges(listener, signal, cachedPosition(queryClient));
}

/** Updates every cached query without marking it as freshly fetched. */
function changeAvailability(queryClient: QueryClient, change: AvailabilityChange): void {
  for (const [queryKey, known] of cachedAnswers(queryClient)) {
    const changed = known && withChange(known, change);
    if (!changed || changed === known) continue;
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(queryKey, changed, { updatedAt });
  }
}

function withChange(known: NonNullable<CachedArtworks>, change: AvailabilityChange): CachedArtworks {
  if ('pages' in known) {
    const pages = known.pages.map((page) => listWithChange(page, change));
    return pages.every((page, index) => page === known.pages[index]) ? known : { ...known, pages };
  }
  if ('artworks' in known) return listWithChange(known, change);
  const artwork = artworkWithChange(known.artwork, change);
  return artwork === known.artwork ? known : { ...known, artwork };
}

function listWithChange(list: ArtworksAnswer, change: AvailabilityChange): ArtworksAnswer {
  if (!list.artworks.some(({ _id }) => _id === change._id)) return list;
  return { ...list, artworks: list.artworks.map((work) => artworkWithChange(work, change)) };
}

function artworkWithChange(work: ListedArtwork, change: AvailabilityChange): ListedArtwork {
  return work._id === change._id ? { ...work, ...change } : work;
}
