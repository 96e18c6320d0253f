import { useQuery } from '@gallery/shared/query';
import { useDebouncedQuery } from '../../../ui/forms/use-debounced-query';
import { adminArtworkQueries } from '../artwork.queries';

export function useSuggestedArtists() {
  const { typed, letters, ask, close } = useDebouncedQuery();
  const { data } = useQuery(adminArtworkQueries.artistSuggestions(letters));
  const fitting = letters === '' ? [] : (data?.artists ?? []);
  const chosen = fitting.length === 1 && fitting[0]?.email === typed.trim();
  return { artists: chosen ? [] : fitting, ask, close };
}
