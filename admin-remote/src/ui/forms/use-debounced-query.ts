import { useCallback, useEffect, useState } from 'react';

const debounceMs = 200;

/** '' until typing pauses, and after `close`. */
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
