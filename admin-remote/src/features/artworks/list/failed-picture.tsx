import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useNotify } from '@gallery/shared/host';
import { useRemakePicture } from '../pictures/use-remake-picture';
import styles from './failed-picture.module.css';

type FailedPictureProps = { work: Pick<ListedArtwork, '_id' | 'name_of_artwork' | 'picture_failed'> };

/** Shows nothing for other works. */
export function FailedPicture({ work }: FailedPictureProps) {
  return work.picture_failed ? <Failed id={work._id} name={work.name_of_artwork} /> : null;
}

function Failed({ id, name }: { id: string; name: string }) {
  const notify = useNotify();
  const remake = useRemakePicture(id, () => notify('The picture is being prepared for phones.', 'success'));
  return (
    <span className={styles.failed}>
      The picture could not be prepared for phones.{' '}
      <button
        type="button"
        className={styles.again}
        aria-label={`Try again: picture of ${name}`}
        aria-disabled={remake.isPending}
        onClick={() => remake.mutate()}
      >
        Try again
      </button>
    </span>
  );
}
