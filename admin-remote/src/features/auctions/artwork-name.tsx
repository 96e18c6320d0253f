import { useQuery } from '@gallery/shared/query';
import { adminLotQueries } from './lot.queries';

/** The name of the work `id`, where only its id is at hand. */
export function ArtworkName({ id }: { id: string }) {
  const { data: work, isPending } = useQuery(adminLotQueries.work(id));
  if (isPending) return 'Loading…';
  return work?.name_of_artwork ?? 'A work that cannot be shown';
}
