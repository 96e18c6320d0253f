import { useHydrated } from '@gallery/shared/browser/first-view';
import { useLocation, useNavigate, useSearchParams } from '@gallery/shared/router';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { type CatalogueFilter, catalogueFilterOf, pathOf } from './catalogue-filter';

/** A change returns to the first page. With a sheet open it replaces the history entry, so 'back' closes the sheet. */
export function useCatalogueFilter() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => catalogueFilterOf(query), [query]);
  const change = useCallback(
    (part: Partial<CatalogueFilter>, { replace = false } = {}) =>
      void navigate(pathOf({ ...filter, cursor: undefined, ...part }), { replace: replace || state, state }),
    [filter, state, navigate],
  );
  return { filter, change };
}

export type ChangeFilter = ReturnType<typeof useCatalogueFilter>['change'];

/** Applies choices and text from before hydration. `read` takes them from the form. */
export function useFilterBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => CatalogueFilter,
  change: ChangeFilter,
): void {
  const hydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only at hydration; then each control applies itself
  useEffect(() => {
    if (hydrated || !form.current) return;
    const names = new Set([...form.current.elements].filter(isChanged).map(({ name }) => name));
    const chosen = Object.entries(read(form.current)).filter(([name]) => names.has(name));
    if (chosen.length > 0) change(Object.fromEntries(chosen));
  }, []);
}

/** A focused price field applies itself when it loses the focus. */
function isChanged(control: Element): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.inputMode === 'numeric' && control === document.activeElement) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
