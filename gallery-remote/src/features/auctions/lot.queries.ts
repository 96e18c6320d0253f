import { type LotsAnswer, lotPaths } from '@gallery/shared/contract/programme/lot';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';

export type Lots = LotsAnswer & {
  /** Milliseconds by which the server's clock is ahead of the browser's; `null` when the edge fetched the answer. */
  clockOffsetMs: number | null;
};

export const lotQueries = {
  all: () =>
    queryOptions({
      // Under the works' key, so that live changes of a work also reach its lot.
      queryKey: [...artworkQueries.all, 'lots'],
      queryFn: async ({ signal }): Promise<Lots> => {
        const answer = await getJson<LotsAnswer>(lotPaths.list, { signal });
        const clockOffsetMs = typeof window === 'undefined' ? null : Date.parse(answer.now) - Date.now();
        return { ...answer, clockOffsetMs };
      },
    }),

  ofArtwork: (artwork: string) =>
    queryOptions({
      queryKey: ['lots', 'of', artwork],
      queryFn: ({ signal }) => getJson<LotsAnswer>(lotPaths.list, { query: { artwork }, signal }),
    }),
};
