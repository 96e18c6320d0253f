import { useQuery } from '@gallery/shared/query';
import { useLetters } from '../../../ui/forms/use-debounced-query';
import { officeLotQueries } from '../lot.queries';

/** The works that fit the letters typed last, until they are closed. */
export function useFittingWorks() {
  const { letters, ask, close } = useLetters();
  const { data } = useQuery(officeLotQueries.works(letters));
  return { works: letters === '' ? [] : (data?.artworks ?? []), ask, close };
}
