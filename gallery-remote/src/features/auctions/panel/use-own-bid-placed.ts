import type { BidPlacedAnswer } from '@gallery/shared/contract/auctions/auction';
import { useSession } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { mergeLotChange } from '../live/merge-lot-change';
import type { BidView, OwnSide } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';

/** Shows an answered bid at once: the lot's new state, and one's own number and maximum. */
export function useOwnBidPlaced({ answer }: BidView): (placed: BidPlacedAnswer) => void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  return ({ lot, total, receipt, answer: outcome }) => {
    const { queryKey } = bidderQueries.own(user?._id ?? '', answer.lot._id);
    const own: OwnSide = {
      ...{ number: receipt.bidder, max: receipt.max, total, order: null, offer: null },
      state: outcome === 'WINNING' ? 'winning' : 'outbid',
    };
    queryClient.setQueryData(queryKey, own);
    mergeLotChange(queryClient, lot);
  };
}
