import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Button } from '@gallery/shared/ui/controls/button';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { LineIcon } from '../../ui/artwork-page/line-icon';
import { WorkDialog } from '../../ui/work-dialog/work-dialog';

const RoomView = deferred(async () => {
  const { RoomView } = await import(/* webpackChunkName: "room" */ './room-view');
  return RoomView;
});

/** Waits, disabled, until the size of a listed work arrives, so that the buttons beside it do not move. */
export function Room({ work }: { work: Artwork | ListedArtwork }) {
  const { shown, show, close } = useBackToClose();
  const isWhole = 'description' in work;
  if (isWhole && (work.height_cm === null || work.width_cm === null)) return null;
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" disabled={!isWhole} onClick={() => show('room')}>
        <LineIcon path="M2 12.5h14M6 3h6v5.5H6zM4 12.5v3M14 12.5v3" />
        View in a room
      </Button>
      {shown === 'room' && isWhole && (
        <WorkDialog work={work} onClose={close}>
          <RoomView work={work} />
        </WorkDialog>
      )}
    </>
  );
}
