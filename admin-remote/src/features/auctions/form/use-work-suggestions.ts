import { useQuery } from '@gallery/shared/query';
import { useDebouncedQuery } from '../../../ui/forms/use-debounced-query';
import { adminLotQueries } from '../lot.queries';

export function useWorkSuggestions() {
  const { letters, ask, close } = useDebouncedQuery();
  const { data } = useQuery(adminLotQueries.works(letters));
  return { works: letters === '' ? [] : (data?.artworks ?? []), ask, close };
}
