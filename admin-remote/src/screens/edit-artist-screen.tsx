import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loaded';
import { NothingHere } from '@gallery/shared/ui/nothing-here';
import { Spinner } from '@gallery/shared/ui/spinner';
import { artistQueries } from '../features/artists/artist.queries';
import { EditArtist } from '../features/artists/edit-artist';
import { artistListPath } from '../features/artists/office-artist-paths';
import { OfficePage } from '../features/office/office-page';

export function EditArtistScreen() {
  const { id = '' } = useParams();
  const record = useQuery(artistQueries.one(id));
  return (
    <OfficePage title="Edit Artist">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <EditArtist key={id} artist={answer.artist} />
          ) : (
            <NothingHere sentence="No artist here" back="Back to the artists" to={artistListPath} />
          )
        }
      </Loaded>
    </OfficePage>
  );
}
