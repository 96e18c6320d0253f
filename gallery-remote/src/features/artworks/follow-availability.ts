import { followAvailability as followChanges } from '@gallery/shared/live';
import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { changeAvailability } from './artwork-cache';

/** Keeps what every screen says of a work true until `signal` comes: all is read again once, then each change is told. */
export function followAvailability(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const listener = {
    onStale: () =>
      void queryClient.invalidateQueries({ queryKey: artworkQueries.all }, { cancelRefetch: false }),
    onEvent(change: Parameters<typeof changeAvailability>[1]) {
      changeAvailability(queryClient, change);
      const one = artworkQueries.one(change._id);
      // An answer that is on its way may be older than the change.
      if (queryClient.isFetching(one)) void queryClient.invalidateQueries(one);
    },
  };
  return followChanges(listener, signal);
}
