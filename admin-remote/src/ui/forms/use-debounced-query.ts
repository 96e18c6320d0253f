import { useCallback, useEffect, useState } from 'react';

const debounceMs = 200;

/** The query of a combobox, once typing pauses; '' where nothing is suggested, as after `close`. */
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
