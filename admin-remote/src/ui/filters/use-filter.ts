import { useSearchParams } from '@gallery/shared/router';
import { useCallback } from 'react';

type SetFilter = (value: string, options?: { replace?: boolean }) => void;

/** Returns the query parameter `name`, or '' without one. A change returns to the first page. */
export function useFilter(name: string): [string, SetFilter] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback<SetFilter>(
    (value, options) => {
      const next = new URLSearchParams(query);
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      setQuery(next, options);
    },
    [query, setQuery, name],
  );
  return [query.get(name) ?? '', set];
}
