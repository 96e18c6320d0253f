import { type WorkSort, workSorts } from '@gallery/shared/contract/collection/work-states';
import { useSearchParams } from '@gallery/shared/router';

export const worksFilters = ['q', 'type', 'state', 'artist', 'tag', 'min', 'max', 'from', 'to'] as const;
export type WorksFilter = Partial<Record<(typeof worksFilters)[number], string>>;

/** Reads the filters and the order from the address, which keeps them through reload and Back. */
export function useWorksQuery(): { filter: WorksFilter; sort: WorkSort; isTable: boolean } {
  const [query] = useSearchParams();
  return {
    filter: worksFilterOf(query),
    sort: workSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    isTable: query.get('view') === 'table',
  };
}

export function worksFilterOf(query: URLSearchParams): WorksFilter {
  const chosen = worksFilters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen);
}
