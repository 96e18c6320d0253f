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
import { AddWork } from '../../features/auctions/joining/add-work';
import { AdminPage } from '../../features/layout/admin-page';
import { PictureField } from '../../features/uploads/picture-field';
import { ChangeHistory } from '../../ui/page/change-history';
import { UnknownRecord } from '../../ui/page/unknown-record';

export function EditArtworkScreen() {
  const { id = '' } = useParams();
  const record = useQuery(adminArtworkQueries.record(id));
  return (
    <AdminPage title="Edit Artwork">
      <Loaded of={record} skeleton={<Spinner />}>
        {(answer) =>
          answer ? (
            <EditArtwork
              key={id}
              work={answer.artwork}
              picture={<Picture of={answer} />}
              history={<ChangeHistory entries={answer.audit} />}
              more={(follow) => (
                <>
                  <MorePictures
                    work={answer.artwork}
                    follow={follow}
                    upload={<PictureField label="Upload picture" />}
                  />
                  <WorkEdition of={answer} follow={follow} />
                  <AddWork work={answer.artwork} onAdded={() => void record.refetch()} />
                </>
              )}
            />
          ) : (
            <UnknownRecord sentence="No artwork here" back="Back to the artworks" to={adminArtworksPath} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

function Picture({ of: { artwork } }: { of: ArtworkRecordAnswer }) {
  return (
    <>
      <PictureField alt={pictureAlt(artwork)} />
      <PictureState id={artwork._id} state={artwork.picture_state} />
    </>
  );
}
