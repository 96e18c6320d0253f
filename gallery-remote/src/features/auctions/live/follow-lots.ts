import type { LotChange } from '@gallery/shared/contract/auctions/auction';
import { followAuction, followLot, type StreamListener } from '@gallery/shared/live';
import type { QueryClient } from '@gallery/shared/query';
import { type FollowedLots, lotQueryKeys } from '../lot-query-keys';
import { forgetChanges, rememberChange } from './live-changes';
import { mergeLotChange } from './merge-lot-change';

type Follow = {
  queryClient: QueryClient;
  signal: AbortSignal;
  onLine: (isOpen: boolean, isPolled?: boolean) => void;
};

const bidsRefetchMs = 1_000;

/** Applies every change to the cached lots until `signal` aborts. Refetches them if the stream is not enough. */
export function followLots(of: FollowedLots, { queryClient, signal, onLine }: Follow): Promise<void> {
  const refetchBids = oncePer(bidsRefetchMs, (id) => {
    if (!signal.aborted) void queryClient.invalidateQueries({ queryKey: lotQueryKeys.bids(id) });
  });
  signal.addEventListener('abort', forgetChanges);
  const listener: StreamListener<LotChange> = {
    onLine,
    onStale: () =>
      void queryClient.invalidateQueries({ queryKey: lotQueryKeys.all }, { cancelRefetch: false }),
    onEvent(change, position) {
      rememberChange(change, Number(position));
      mergeLotChange(queryClient, change);
      refetchBids(change._id);
      if (change.ended_at) void queryClient.invalidateQueries({ queryKey: lotQueryKeys.auctions });
    },
  };
  const how = { signal, from: cachedPosition(queryClient) };
  return 'lot' in of
    ? followLot(listener, { ...how, lot: of.lot })
    : followAuction(listener, { ...how, auction: of.auction });
}

/** Returns the position up to which every cached query knows the changes, or `undefined` if unknown. */
function cachedPosition(queryClient: QueryClient): string | undefined {
  const positions = [lotQueryKeys.lists, [...lotQueryKeys.all, 'one']]
    .flatMap((queryKey) => queryClient.getQueriesData<{ stream_position?: number }>({ queryKey }))
    .flatMap(([, data]) => data?.stream_position ?? []);
  return positions.length > 0 ? String(Math.min(...positions)) : undefined;
}

/** Runs `delayMs` after the first call for a lot, once for all calls in between. */
function oncePer(delayMs: number, run: (id: string) => void): (id: string) => void {
  const waiting = new Set<string>();
  return (id) => {
    if (waiting.has(id)) return;
    waiting.add(id);
    setTimeout(() => {
      waiting.delete(id);
      run(id);
    }, Math.random() * delayMs);
  };
}
