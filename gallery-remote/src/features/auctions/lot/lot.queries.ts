import type { LotRecord } from '@gallery/shared/auction/record';
import {
  type AuctionsAnswer,
  auctionPaths,
  type LotAnswer,
  type LotBidsAnswer,
  type LotSort,
  type LotsAnswer,
  lotPaths,
} from '@gallery/shared/contract/auctions/auction';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
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

/** In milliseconds. A visitor who returns to a lot must see the changes of the meantime. */
const staleTime = 3_000;

export const lotPageQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: lotQueryKeys.one(id),
      staleTime,
      queryFn: async ({ signal }): Promise<LotAnswer | null> => {
        const answer = await getJsonOrNull<LotAnswer>(lotPaths.one(id), signal);
        return answer && { ...answer, lot: withLiveChange(answer.lot, answer.stream_position) };
      },
    }),

  bids: (id: string) =>
    queryOptions({
      queryKey: lotQueryKeys.bids(id),
      staleTime,
      queryFn: ({ signal }) => getJson<LotBidsAnswer>(lotPaths.bids(id), { signal }),
    }),
};

/** The API answers `null` until the lot has ended. */
export const recordQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['record', id],
      queryFn: ({ signal }) => getJsonOrNull<LotRecord>(lotPaths.record(id), signal),
    }),
};
