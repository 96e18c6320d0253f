import { type LotAnswer, type LotBidsAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** `null` when there is no such lot. */
export type LotPageAnswer = LotAnswer & {
  /** Milliseconds by which the server's clock is ahead of the browser's; `null` when the edge fetched the answer. */
  clockOffsetMs: number | null;
};

export const lotPageQueries = {
  all: ['lot'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: [...lotPageQueries.all, id],
      queryFn: async ({ signal }): Promise<LotPageAnswer | null> => {
        const answer = await getJsonOrNull<LotAnswer>(lotPaths.one(id), signal);
        if (!answer) return null;
        const clockOffsetMs = typeof window === 'undefined' ? null : Date.parse(answer.now) - Date.now();
        return { ...answer, clockOffsetMs };
      },
    }),

  bids: (id: string) =>
    queryOptions({
      queryKey: [...lotPageQueries.all, id, 'bids'],
      queryFn: ({ signal }) => getJson<LotBidsAnswer>(lotPaths.bids(id), { signal }),
    }),
};
