import { useQuery } from '@gallery/shared/query';
import { useDebouncedQuery } from '../../../ui/forms/use-debounced-query';
import { adminArtworkQueries } from '../artwork.queries';

export function useSuggestedArtists() {
  const { typed, query, setTyped, close } = useDebouncedQuery();
  const { data } = useQuery(adminArtworkQueries.artistSuggestions(query));
  const matches = query === '' ? [] : (data?.artists ?? []);
  const chosen = matches.length === 1 && matches[0]?.email === typed.trim();
  return { artists: chosen ? [] : matches, setTyped, close };
}
