import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { pictureAlt } from '@gallery/shared/domain/names';
import { WorkEdition } from '../../features/artworks/edition/work-edition';
import { WorkEntries } from '../../features/artworks/entries/work-entries';
import { EditArtwork } from '../../features/artworks/form/edit-artwork';
import { MorePictures } from '../../features/artworks/pictures/more-pictures';
import { PictureState } from '../../features/artworks/pictures/picture-state';
import { stageOf } from '../../features/artworks/stage/stage.queries';
import { StagePanel } from '../../features/artworks/stage/stage-panel';
import { AddWork } from '../../features/auctions/joining/add-work';
import { SplitPanel } from '../../features/settlement/split-panel';
import { PictureField } from '../../features/uploads/picture-field';
import { ChangeHistory } from '../../ui/audit/change-history';
import { SmallPicture } from '../../ui/files/small-picture';
import { TwoColumns } from '../../ui/page/panel';

type WorkRecordProps = { id: string; answer: ArtworkRecordAnswer; refetch: () => void };

/** An archived work cannot change until it is restored. */
export function WorkRecord({ id, answer, refetch }: WorkRecordProps) {
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
            {artwork.entry_records && (
              <WorkEntries work={artwork} follow={follow} upload={<PictureField label="Upload picture" />} />
            )}
            <MorePictures work={artwork} follow={follow} upload={<PictureField label="Upload picture" />} />
            <SplitPanel of="artwork" id={id} />
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
