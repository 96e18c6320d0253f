import { useQuery } from '@gallery/shared/query';
import { adminLotQueries } from './lot.queries';

export function ArtworkName({ id }: { id: string }) {
  const { data: work, isPending } = useQuery(adminLotQueries.work(id));
  if (isPending) return 'Loading…';
  return work?.name_of_artwork ?? 'A work that cannot be shown';
}
