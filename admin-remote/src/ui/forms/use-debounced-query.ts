import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after the last letter. */
const debounceMs = 200;

/**
 * What is typed into a combobox: `ask` takes it, `typed` has it at once, and `letters`, what to look for, once the
 * typing pauses. `letters` is '' where nothing is to be suggested, as after `close`.
 */
export function useDebouncedQuery() {
  const [typed, ask] = useState('');
  const [letters, setLetters] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setLetters(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const close = useCallback(() => {
    ask('');
    setLetters('');
  }, []);
  return { typed, letters: typed === '' ? '' : letters, ask, close };
}
