import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Button } from '@gallery/shared/ui/controls/button';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { LineIcon } from '../../ui/artwork-page/line-icon';
import { ZoomDialog } from './zoom-dialog';

export function Zoom({ work }: { work: ListedArtwork }) {
  const { shown, show, close } = useBackToClose();
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => show('zoom')}>
        <LineIcon path="M11 2h5v5M16 2l-5.5 5.5M7 16H2v-5M2 16l5.5-5.5" />
        Zoom
      </Button>
      {shown === 'zoom' && <ZoomDialog work={work} onClose={close} />}
    </>
  );
}
