import { useLocation } from '@gallery/shared/router';
import { useEffect, useRef, useState } from 'react';

const delayMs = 150;

/** `onSearch` must be stable. It gets the text after the user stops typing. */
export function useDebouncedSearch(search: string, onSearch: (search: string) => void) {
  const openedAt = useRef(useLocation().pathname).current;
  const [typed, setTyped] = useState(search);
  const searched = useRef(search);

  useEffect(() => {
    if (search === searched.current) return;
    searched.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const next = typed.trim();
    if (next === searched.current) return;
    const timer = setTimeout(() => {
      // The user followed a link meanwhile, and its screen may still be loading.
      if (window.location.pathname !== openedAt) return;
      searched.current = next;
      onSearch(next);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch, openedAt]);

  return [typed, setTyped] as const;
}
