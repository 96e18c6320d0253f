import { useDebouncedSearch } from '@gallery/shared/ui/filters/use-debounced-search';
import { useCallback, useState } from 'react';

/** Returns '' until the user stops typing, and after `close`. */
export function useDebouncedQuery() {
  const [query, setQuery] = useState('');
  const [typed, setTyped] = useDebouncedSearch(query, setQuery);

  const close = useCallback(() => {
    setTyped('');
    setQuery('');
  }, [setTyped]);
  return { typed, query: typed === '' ? '' : query, setTyped, close };
}
