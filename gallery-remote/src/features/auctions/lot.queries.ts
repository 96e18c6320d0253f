import { type LotsAnswer, lotPaths } from '@gallery/shared/contract/programme/lot';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';

export type Lots = LotsAnswer & {
  /** Milliseconds that the server's clock is ahead of this browser's; `null` where the edge asked. */
  clockOffsetMs: number | null;
};

export const lotQueries = {
  all: () =>
    queryOptions({
      // Among the works: what is told live of a work is true of its lot as well.
      queryKey: [...artworkQueries.all, 'lots'],
      queryFn: async ({ signal }): Promise<Lots> => {
        const answer = await getJson<LotsAnswer>(lotPaths.list, { signal });
        const clockOffsetMs = typeof window === 'undefined' ? null : Date.parse(answer.now) - Date.now();
        return { ...answer, clockOffsetMs };
      },
    }),

  /** The lot of a work, if it has one. */
  ofArtwork: (artwork: string) =>
    queryOptions({
      queryKey: ['lots', 'of', artwork],
      queryFn: ({ signal }) => getJson<LotsAnswer>(lotPaths.list, { query: { artwork }, signal }),
    }),
};
