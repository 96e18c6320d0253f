import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { useCallback, useMemo } from 'react';
import { type CatalogueFilter, filterOf, pathOf } from './catalogue-filter';

/** A change returns to the first page; with a sheet open it replaces the entry, so that 'back' closes the sheet. */
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
