import {
  type WorkRowsAnswer,
  type WorksView,
  type WorksViewsAnswer,
  worksListPaths,
} from '@gallery/shared/contract/collection/works-list';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJson, getJsonOrNull, getText, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { readAllArtistRecords } from '../../../ui/artist-records';
import { queryKeys } from '../../../ui/query-keys';
import type { WorksFilter } from '../use-works-query';

export type SortedFilter = WorksFilter & { sort: string };

const rowsPerPage = 100;
const freshMs = 30_000;

export const worksQueries = {
  rows: (query: SortedFilter) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.worksList, 'rows', query],
      queryFn: ({ pageParam: cursor, signal }) =>
        getJson<WorkRowsAnswer>(worksListPaths.rows, {
          query: { ...query, limit: rowsPerPage, cursor },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
      // Back shows the rows at once, at the place where the user left them.
      staleTime: freshMs,
    }),
  /** The total and the sum. An API of the release before has none. */
  totals: (filter: WorksFilter) =>
    queryOptions({
      queryKey: [...queryKeys.worksList, 'totals', filter],
      queryFn: ({ signal }) =>
        getJsonOrNull<WorkRowsAnswer>(`${worksListPaths.rows}?${textOf({ ...filter, limit: '1' })}`, signal),
      placeholderData: (before) => before,
    }),
  artists: queryOptions({
    queryKey: [...queryKeys.artistRecords, 'choices'],
    queryFn: ({ signal }) => readAllArtistRecords(signal),
    staleTime: freshMs,
  }),
  views: queryOptions({
    queryKey: queryKeys.worksViews,
    queryFn: ({ signal }) => getJsonOrNull<WorksViewsAnswer>(worksListPaths.views, signal),
  }),
};

export function readWorksCsv(query: SortedFilter): Promise<string> {
  return getText(worksListPaths.csv, { query });
}

export function saveView(name: string, query: string): Promise<MessageAnswer> {
  return sendJson('POST', worksListPaths.views, { name, query });
}

export function deleteView({ _id }: WorksView): Promise<MessageAnswer> {
  return sendJson('DELETE', worksListPaths.view(_id));
}

function textOf(query: Record<string, string>): string {
  return new URLSearchParams(query).toString();
}
