import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { pictureAlt } from '@gallery/shared/format/picture-alt';
import { adminArtworksPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { adminArtworkQueries } from '../../features/artworks/artwork.queries';
import { WorkEdition } from '../../features/artworks/edition/work-edition';
import { EditArtwork } from '../../features/artworks/form/edit-artwork';
import { PictureState } from '../../features/artworks/form/picture-state';
import { MorePictures } from '../../features/artworks/pictures/more-pictures';
import { SmallPicture } from '../../features/artworks/pictures/small-picture';
import { stageOf } from '../../features/artworks/stage/stage.queries';
import { StagePanel } from '../../features/artworks/stage/stage-panel';
import { AddWork } from '../../features/auctions/joining/add-work';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';
import { ChangeHistory } from '../../ui/page/change-history';
import { TwoColumns } from '../../ui/page/two-columns';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function EditArtworkScreen() {
  const { id = '' } = useParams();
  const record = useQuery(adminArtworkQueries.record(id));
  return (
    <AdminPage title="Edit Artwork">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <OneWork id={id} answer={answer} refetch={() => void record.refetch()} />
          ) : (
            <UnknownRecord sentence="No artwork here" back="Back to the artworks" to={adminArtworksPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

type OneWorkProps = { id: string; answer: ArtworkRecordAnswer; refetch: () => void };

/** An archived work cannot change until it is restored. */
function OneWork({ id, answer, refetch }: OneWorkProps) {
  const { artwork } = answer;
  const stage = <StagePanel work={artwork} />;
  const history = <ChangeHistory entries={answer.audit} />;
  if (stageOf(artwork) === 'archived') {
    return (
      <TwoColumns
        main={
          <>
            <h2>{artwork.name_of_artwork}</h2>
            {stage}
          </>
        }
        side={history}
      />
    );
  }
  return (
    <>
      {stageOf(artwork) !== 'published' && stage}
      <EditArtwork
        key={id}
        work={artwork}
        picture={<Picture of={answer} />}
        history={history}
        more={(follow) => (
          <>
            <MorePictures work={artwork} follow={follow} upload={<PictureField label="Upload picture" />} />
            {stageOf(artwork) === 'published' && (
              <>
                <WorkEdition of={answer} follow={follow} />
                <AddWork work={artwork} onAdded={refetch} />
                {stage}
              </>
            )}
          </>
        )}
      />
    </>
  );
}

function Picture({ of: { artwork } }: { of: ArtworkRecordAnswer }) {
  return (
    <>
      <PictureField alt={pictureAlt(artwork)} />
      <PictureState id={artwork._id} state={artwork.picture_state} />
      <SmallPicture name="Main picture" picture={artwork.picture} />
    </>
  );
}
