import { useQuery } from '@gallery/shared/query';
import { useCallback, useEffect, useState } from 'react';
import { officeLotQueries } from './lot.queries';

/** Milliseconds after the last letter. */
const pause = 200;

/** The works that fit the letters typed last, until they are closed. */
export function useFittingWorks() {
  const [typed, ask] = useState('');
  const [words, setWords] = useState('');
  const { data } = useQuery(officeLotQueries.works(words));

  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const close = useCallback(() => {
    ask('');
    setWords('');
  }, []);
  return { works: typed && words ? (data?.artworks ?? []) : [], ask, close };
}
