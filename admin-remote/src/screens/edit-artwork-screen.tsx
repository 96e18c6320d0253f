import type { ArtworkRecordAnswer } from '@gallery/shared/contract/artwork';
import { pictureWords } from '@gallery/shared/format/picture-words';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loaded';
import { NothingHere } from '@gallery/shared/ui/nothing-here';
import { Spinner } from '@gallery/shared/ui/spinner';
import { officeArtworkQueries } from '../features/artworks/artwork.queries';
import { ArtworkAudit } from '../features/artworks/artwork-audit';
import { EditArtwork } from '../features/artworks/edit-artwork';
import { artworkListPath } from '../features/artworks/office-artwork-paths';
import { PictureState } from '../features/artworks/picture-state';
import { OfficePage } from '../features/office/office-page';
import { PictureField } from '../features/uploads/picture-field';

export function EditArtworkScreen() {
  const { id = '' } = useParams();
  const record = useQuery(officeArtworkQueries.record(id));
  return (
    <OfficePage title="Edit Artwork">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <EditArtwork
              key={id}
              work={answer.artwork}
              picture={<Picture of={answer} />}
              history={<ArtworkAudit entries={answer.audit} />}
            />
          ) : (
            <NothingHere sentence="No artwork here" back="Back to the artworks" to={artworkListPath} />
          )
        }
      </Loaded>
    </OfficePage>
  );
}

function Picture({ of: { artwork } }: { of: ArtworkRecordAnswer }) {
  return (
    <>
      <PictureField alt={pictureWords(artwork)} />
      <PictureState id={artwork._id} state={artwork.picture_state} />
    </>
  );
}
