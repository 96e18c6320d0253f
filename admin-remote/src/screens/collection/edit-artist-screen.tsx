import type { ArtistRecord } from '@gallery/shared/contract/catalogue/artists/artist';
import { artistName } from '@gallery/shared/domain/names';
import { adminArtistsPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { artistQueries } from '../../features/artists/artist.queries';
import { EditArtist } from '../../features/artists/edit-artist';
import { AdminPage } from '../../features/layout/admin-page';
import { SplitPanel } from '../../features/settlement/split-panel';
import { PictureField } from '../../features/uploads/picture-field';
import { ChangeHistory } from '../../ui/audit/change-history';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function EditArtistScreen() {
  const { id = '' } = useParams();
  const record = useQuery(artistQueries.one(id));
  return (
    <AdminPage title="Edit Artist">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <>
              <EditArtist key={id} artist={answer.artist} portrait={<Portrait of={answer.artist} />} />
              <SplitPanel of="artist" id={id} />
              <ArtistHistory id={id} />
            </>
          ) : (
            <UnknownRecord sentence="No artist here" back="Back to the artists" to={adminArtistsPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function Portrait({ of: artist }: { of: ArtistRecord }) {
  return (
    <PictureField alt={artist.portrait_alt || `Portrait of ${artistName(artist)}`} label="Upload portrait" />
  );
}

function ArtistHistory({ id }: { id: string }) {
  const { data } = useQuery(artistQueries.audit(id));
  return <ChangeHistory entries={data?.audit ?? []} />;
}
