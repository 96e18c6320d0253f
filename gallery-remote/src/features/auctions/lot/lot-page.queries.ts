import type { LotRecord } from '@gallery/shared/auction/record';
import { type LotAnswer, type LotBidsAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { withLiveChange } from '../live/live-changes';
import { lotQueryKeys } from '../lot-query-keys';

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
