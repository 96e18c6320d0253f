import { hearOtherTabs } from '@gallery/shared/browser/bid-news';
import type { LotChange, OwnBid } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { type OwnBids, ownBidQueries } from '../own-bid.queries';

/** Follows the auctions of the bidder's running lots, and the bids of other tabs of the browser. */
export function useLiveBids(bids: OwnBid[] = []): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?._id ?? '';
  useEffect(() => {
    const { queryKey } = ownBidQueries.list();
    return hearOtherTabs(userId, () => void queryClient.invalidateQueries({ queryKey }));
  }, [userId, queryClient]);
  const auctions = [...new Set(bids.filter(isRunning).map(({ lot }) => lot.auction_id))].sort().join();
  useEffect(() => {
    if (!auctions) return;
    const leaving = new AbortController();
    for (const auction of auctions.split(',')) {
      // The page also works without live updates.
      follow(auction, queryClient, leaving.signal).catch(() => undefined);
    }
    return () => leaving.abort();
  }, [auctions, queryClient]);
}

const endedStates: OwnBid['lot']['state'][] = ['sold', 'passed', 'withdrawn'];

function isRunning({ lot }: OwnBid): boolean {
  return !endedStates.includes(lot.state);
}

async function follow(auction: string, queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { followAuction } = await import(/* webpackChunkName: "live" */ '@gallery/shared/live');
  const { queryKey } = ownBidQueries.list();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  await followAuction(
    {
      onStale: readAgain,
      onEvent(change) {
        const shown = queryClient.getQueryData<OwnBids>(queryKey);
        if (!shown?.bids.some(({ lot }) => lot._id === change._id)) return;
        queryClient.setQueryData<OwnBids>(queryKey, { ...shown, bids: withChange(shown.bids, change) });
        readAgain();
      },
    },
    { auction, signal },
  );
}

/** Applies price and time at once. Only the API knows whether the bidder leads. */
function withChange(bids: OwnBid[], change: LotChange): OwnBid[] {
  return bids.map((bid) => (bid.lot._id === change._id ? { ...bid, lot: { ...bid.lot, ...change } } : bid));
}
