import { followAvailability as followChanges } from '@gallery/shared/live';
import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { cachedPosition } from '../../queries/cached-artworks';
import { changeAvailability } from './artwork-cache';
import { followBids } from './follow-bids';

/** Applies each change since the works were read, until `signal` aborts; refetches them where that is not enough. */
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
