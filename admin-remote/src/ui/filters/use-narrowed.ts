import { useLocation, useSearchParams } from '@gallery/shared/router';

/** What the address narrows a list by: the searched words, and the address of the whole list. */
export type Narrowed = { search: string | undefined; back: string; to: string };

/** Reads the filters called `names` from the address; `null` where none of them is set. */
export function useNarrowed(names: readonly string[]): Narrowed | null {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (!names.some((name) => query.get(name))) return null;
  const whole = new URLSearchParams(query);
  for (const name of [...names, 'cursor']) whole.delete(name);
  const search = names.includes('q') ? query.get('q')?.trim() || undefined : undefined;
  const back = search ? 'Clear the search' : 'Clear the filters';
  return { search, back, to: whole.size > 0 ? `${pathname}?${whole}` : pathname };
}
