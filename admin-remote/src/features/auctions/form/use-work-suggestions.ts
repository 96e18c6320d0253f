import { useQuery } from '@gallery/shared/query';
import { useDebouncedQuery } from '../../../ui/forms/use-debounced-query';
import { adminLotQueries } from '../lot.queries';

export function useWorkSuggestions() {
  const { query, setTyped, close } = useDebouncedQuery();
  const { data } = useQuery(adminLotQueries.works(query));
  return { works: query === '' ? [] : (data?.artworks ?? []), setTyped, close };
}
