import { useQuery } from '@gallery/shared/query';
import { useLetters } from '../../../ui/forms/use-debounced-query';
import { officeArtworkQueries } from '../artwork.queries';

/** The artists that fit the letters typed last, until the suggestions are closed. */
export function useSuggestedArtists() {
  const { typed, letters, ask, close } = useLetters();
  const { data } = useQuery(officeArtworkQueries.artistsLike(letters));
  const fitting = letters === '' ? [] : (data?.artists ?? []);
  const chosen = fitting.length === 1 && fitting[0]?.email === typed.trim();
  return { artists: chosen ? [] : fitting, ask, close };
}
