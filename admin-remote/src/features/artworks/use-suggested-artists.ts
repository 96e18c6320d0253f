import { useQuery } from '@gallery/shared/query';
import { useCallback, useEffect, useState } from 'react';
import { officeArtworkQueries } from './artwork.queries';

/** Milliseconds after the last letter. */
const pause = 200;

/** The artists that fit the letters typed last, until the suggestions are closed. */
export function useSuggestedArtists() {
  const [typed, ask] = useState('');
  const [letters, setLetters] = useState('');
  const { data } = useQuery(officeArtworkQueries.artistsLike(letters));

  useEffect(() => {
    const timer = setTimeout(() => setLetters(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const close = useCallback(() => {
    ask('');
    setLetters('');
  }, []);
  const fitting = typed === '' || letters === '' ? [] : (data?.artists ?? []);
  const chosen = fitting.length === 1 && fitting[0]?.email === typed.trim();
  return { artists: chosen ? [] : fitting, ask, close };
}
