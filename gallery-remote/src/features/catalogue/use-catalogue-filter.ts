import { useNavigate, useSearchParams } from '@gallery/shared/router';
import { useCallback, useMemo } from 'react';
import { type CatalogueFilter, filterOf, pathOf } from './catalogue-filter';

/** The filter that the address asks for, and how to change a part of it; any change begins at the first page. */
export function useCatalogueFilter() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(query), [query]);
  const change = useCallback(
    (part: Partial<CatalogueFilter>, { replace = false } = {}) =>
      void navigate(pathOf({ ...filter, cursor: undefined, ...part }), { replace }),
    [filter, navigate],
  );
  return { filter, change };
}

export type ChangeFilter = ReturnType<typeof useCatalogueFilter>['change'];
