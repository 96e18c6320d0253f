import { hearOtherTabs, tellOtherTabs } from '@gallery/shared/browser/bid-news';
import type { BidPlacedAnswer } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { mergeLotChange } from '../live/merge-lot-change';
import type { OwnSide } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';

/** Shows an answered bid at once, in this tab and in the browser's other tabs. */
export function useOwnBidPlaced(): (placed: BidPlacedAnswer) => void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  return (placed) => {
    const userId = user?._id ?? '';
    showPlaced(queryClient, userId, placed);
    tellOtherTabs({ userId, placed });
  };
}

export function useBidsOfOtherTabs(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      hearOtherTabs(userId, (placed) => {
        showPlaced(queryClient, userId, placed);
        // The first bid also registers the bidder.
        const { queryKey } = bidderQueries.one(userId, placed.lot.auction_id);
        void queryClient.invalidateQueries({ queryKey });
      }),
    [userId, queryClient],
  );
}

function showPlaced(
  queryClient: QueryClient,
  userId: string,
  { lot, total, receipt, answer }: BidPlacedAnswer,
): void {
  const { queryKey } = bidderQueries.own(userId, lot._id);
  const state = answer === 'WINNING' ? 'winning' : 'outbid';
  const { bidder: number, max } = receipt;
  const own: OwnSide = { number, max, state, total, lot, order: null, offer: null };
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, own);
  mergeLotChange(queryClient, lot);
}
