import { type LotAnswer, type LotBidsAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { withLiveChange } from '../live/live-changes';
import { lotQueryKeys } from '../lot-query-keys';

export const lotPageQueries = {
  /** `null` when there is no such lot. */
  one: (id: string) =>
    queryOptions({
      queryKey: lotQueryKeys.one(id),
      queryFn: async ({ signal }): Promise<LotAnswer | null> => {
        const answer = await getJsonOrNull<LotAnswer>(lotPaths.one(id), signal);
        return answer && { ...answer, lot: withLiveChange(answer.lot, answer.stream_position) };
      },
    }),

  bids: (id: string) =>
    queryOptions({
      queryKey: lotQueryKeys.bids(id),
      queryFn: ({ signal }) => getJson<LotBidsAnswer>(lotPaths.bids(id), { signal }),
    }),
};
