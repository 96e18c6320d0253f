import { type LotsAnswer, lotPaths } from '@gallery/shared/contract/lot';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export type Lots = LotsAnswer & {
  /** Milliseconds that the server's clock is ahead of the clock of the machine that asked. */
  ahead: number;
};

export const lotQueries = {
  all: () =>
    queryOptions({
      queryKey: ['lots'],
      queryFn: async ({ signal }): Promise<Lots> => {
        const answer = await getJson<LotsAnswer>(lotPaths.list, { signal });
        return { ...answer, ahead: Date.parse(answer.now) - Date.now() };
      },
    }),
};
