import { thumbnailUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { pictureKindLabels } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type { WorkPicture } from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { Button } from '@gallery/shared/ui/controls/button';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import { Changes } from '../../../ui/access/access';
import { SmallPicture } from '../../../ui/files/small-picture';
import styles from './more-pictures.module.css';

type PictureRowProps = { picture: WorkPicture; name: string; onEdit: () => void; onRemove: () => void };

export function PictureRow({ picture, name, onEdit, onRemove }: PictureRowProps) {
  const row = useReorderRow(picture._id);
  return (
    <li ref={row.ref} className={`${styles.row} ${row.isLifted ? styles.lifted : ''}`}>
      <Changes ability="catalogue">
        <Grip row={row} label={`Move ${name}, ${row.place} of ${row.count}`} />
      </Changes>
      <img
        className={styles.thumbnail}
        src={thumbnailUrl(picture)}
        alt=""
        loading="lazy"
        width={64}
        height={64}
      />
      <span className={styles.words}>
        <span className={styles.kind}>{pictureKindLabels[picture.kind]}</span>
        <span className={styles.hint}>{picture.alt || 'No description'}</span>
        <SmallPicture name={name} picture={picture.picture} />
      </span>
      <Changes ability="catalogue">
        <span className={styles.buttons}>
          <Button kind="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </span>
      </Changes>
    </li>
  );
}
