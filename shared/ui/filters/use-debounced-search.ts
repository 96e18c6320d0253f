import { useLocation } from '@gallery/shared/router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last letter: long enough to finish a word. */
const delayMs = 300;

/**
 * What is being typed into a search, beginning with `words`, those that are searched for. `ask` hears of new words once
 * the typing pauses; give it a stable function.
 */
export function useDebouncedSearch(words: string, ask: (words: string) => void) {
  const openedAt = useRef(useLocation().pathname).current;
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);

  useEffect(() => {
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
  }, [words]);

  useEffect(() => {
    const next = typed.trim();
    if (next === asked.current) return;
    const timer = setTimeout(() => {
      // Whoever has followed a link meanwhile is not called back, even if its screen is still to come.
      if (window.location.pathname !== openedAt) return;
      asked.current = next;
      ask(next);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, ask, openedAt]);

  return [typed, setTyped] as const;
}
