import { type BidderAnswer, bidderPaths, type OwnBidAnswer } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import type { OwnSide } from './bid-view';

/** Refetches on every window focus, because another tab may have bid or confirmed the e-mail. */
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
