import {
  type BidderAnswer,
  type BidderChangedAnswer,
  bidderPaths,
  type OwnBidAnswer,
  type RegisterBidderInput,
} from '@gallery/shared/contract/auctions/auction';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import type { OwnSide } from './bid-view';

/** Refetches on every window focus, because another tab may have bid or confirmed the email. */
const followsOtherTabs = { refetchOnWindowFocus: 'always' } as const;

export const bidderQueries = {
  all: ['bidder'] as const,

  one: (userId: string, auctionId: string) =>
    queryOptions({
      queryKey: [...bidderQueries.all, userId, auctionId],
      queryFn: ({ signal }) =>
        getJson<BidderAnswer>(bidderPaths.one, { query: { auction: auctionId }, signal }),
      ...followsOtherTabs,
    }),

  own: (userId: string, lotId: string) =>
    queryOptions({
      queryKey: [...bidderQueries.all, userId, 'lot', lotId],
      queryFn: async ({ signal }): Promise<OwnSide | null> =>
        (await getJson<OwnBidAnswer>(bidderPaths.lot(lotId), { signal })).bid,
      ...followsOtherTabs,
    }),
};

/** Registers for the auction, or accepts a newer version of its conditions. */
export function registerBidder(input: RegisterBidderInput): Promise<BidderChangedAnswer> {
  return sendJson<BidderChangedAnswer>('POST', bidderPaths.one, input);
}
