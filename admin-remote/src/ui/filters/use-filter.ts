import { useSearchParams } from '@gallery/shared/router';
import { useCallback } from 'react';

type SetFilter = (value: string, options?: { replace?: boolean }) => void;

/** The query parameter `name`, '' without one; a change returns to the first page. */
export function useFilter(name: string): [string, SetFilter] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback<SetFilter>(
    (value, options) => {
      const asked = new URLSearchParams(query);
      asked.delete('cursor');
      if (value) asked.set(name, value);
      else asked.delete(name);
      setQuery(asked, options);
    },
    [query, setQuery, name],
  );
  return [query.get(name) ?? '', set];
}
