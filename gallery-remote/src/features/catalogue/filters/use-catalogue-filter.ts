import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { useCallback, useMemo } from 'react';
import { type CatalogueFilter, filterOf, pathOf } from './catalogue-filter';

/**
 * The filter that the address asks for, and how to change a part of it; any change begins at the first page. What is
 * chosen in a sheet over the page changes the place of the sheet.
 */
export function useCatalogueFilter() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(query), [query]);
  const change = useCallback(
    (part: Partial<CatalogueFilter>, { replace = false } = {}) =>
      void navigate(pathOf({ ...filter, cursor: undefined, ...part }), { replace: replace || state, state }),
    [filter, state, navigate],
  );
  return { filter, change };
}

export type ChangeFilter = ReturnType<typeof useCatalogueFilter>['change'];
