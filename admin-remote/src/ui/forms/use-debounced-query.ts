import { useCallback, useEffect, useState } from 'react';

const debounceMs = 200;

/** '' until typing pauses, and after `close`. */
export function useDebouncedQuery() {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const close = useCallback(() => {
    setTyped('');
    setQuery('');
  }, []);
  return { typed, query: typed === '' ? '' : query, setTyped, close };
}
