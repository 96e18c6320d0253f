import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { useHydrated } from '@gallery/shared/ui/loading/use-hydrated';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
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

/** Applies what was chosen or typed before hydration; `read` takes it from the form. */
export function useFilterBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => CatalogueFilter,
  change: ChangeFilter,
): void {
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at hydration; from then on each control applies itself
  useEffect(() => {
    if (hydrated || !form.current) return;
    const names = new Set([...form.current.elements].filter(isChanged).map(({ name }) => name));
    const chosen = Object.entries(read(form.current)).filter(([name]) => names.has(name));
    if (chosen.length > 0) change(Object.fromEntries(chosen));
  }, []);
}

/** A price that is still being written applies itself when the focus leaves it. */
function isChanged(control: Element): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.inputMode === 'numeric' && control === document.activeElement) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
