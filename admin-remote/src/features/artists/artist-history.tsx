import { useQuery } from '@gallery/shared/query';
import { ChangeHistory } from '../../ui/audit/change-history';
import { artistQueries } from './artist.queries';

export function ArtistHistory({ id }: { id: string }) {
  const { data } = useQuery(artistQueries.audit(id));
  return <ChangeHistory entries={data?.audit ?? []} />;
}
