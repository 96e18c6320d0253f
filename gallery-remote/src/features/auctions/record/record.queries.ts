import type { LotRecord } from '@gallery/shared/auction/record';
import { lotPaths } from '@gallery/shared/contract/auctions/auction';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** The API answers `null` until the lot has ended. */
export const recordQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['record', id],
      queryFn: ({ signal }) => getJsonOrNull<LotRecord>(lotPaths.record(id), signal),
    }),
};
