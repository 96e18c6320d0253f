import { useLocation, useSearchParams } from '@gallery/shared/router';

/** `to` is the address without these filters. */
export type Narrowed = { search: string | undefined; back: string; to: string };

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
