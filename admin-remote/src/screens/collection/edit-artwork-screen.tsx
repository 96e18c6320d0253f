import { adminArtworksPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { adminArtworkQueries } from '../../features/artworks/artwork.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { UnknownRecord } from '../../ui/page/unknown-record';
import { WorkRecord } from '../parts/work-record';

export function EditArtworkScreen() {
  const { id = '' } = useParams();
  const record = useQuery(adminArtworkQueries.record(id));
  return (
    <AdminPage title="Edit Artwork">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <WorkRecord id={id} answer={answer} refetch={() => void record.refetch()} />
          ) : (
            <UnknownRecord sentence="No artwork here" back="Back to the artworks" to={adminArtworksPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}
