import {
  type AuctionsAnswer,
  auctionPaths,
  type LotSort,
  type LotsAnswer,
  lotPaths,
} from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { withLiveChange } from '../live/live-changes';
import { lotQueryKeys } from '../lot-query-keys';

export type LotsQuery = {
  auction?: string;
  sort?: LotSort;
  limit?: number;
  cursor?: string;
};

export const lotListQueries = {
  auctions: () =>
    queryOptions({
      queryKey: lotQueryKeys.auctions,
      queryFn: async ({ signal }): Promise<AuctionsAnswer> => {
        const { auctions, now } = await getJson<AuctionsAnswer>(auctionPaths.list, { signal });
        return { auctions, now };
      },
    }),

  lots: (query: LotsQuery) =>
    queryOptions({
      queryKey: [...lotQueryKeys.lists, query],
      queryFn: async ({ signal }): Promise<LotsAnswer> => {
        const answer = await getJson<LotsAnswer>(lotPaths.list, { query, signal });
        const lots = answer.lots.map((lot) => withLiveChange(lot, answer.stream_position));
        return { ...answer, lots };
      },
    }),
};
