import { entryKindLabels, maxEntryPictures } from '@gallery/shared/contract/catalogue/entries/work-entries';
import type {
  EntryPicture,
  WorkEntry,
  WorkEntryRecord,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { thumbnailUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import { Changes } from '../../../ui/access/access';
import styles from './work-entries.module.css';

type EntryRowProps = {
  entry: WorkEntryRecord;
  onEdit: () => void;
  onRemove: () => void;
  onAddPicture: () => void;
  onRemovePicture: (picture: EntryPicture) => void;
};

export function EntryRow({ entry, onEdit, onRemove, onAddPicture, onRemovePicture }: EntryRowProps) {
  const row = useReorderRow(entry._id);
  const name = entryName(entry);
  const { kind, date, text, pictures, is_public } = entry;
  return (
    <li ref={row.ref} className={`${styles.row} ${row.isLifted ? styles.lifted : ''}`}>
      <Changes ability="catalogue">
        <Grip row={row} label={`Move ${name}, ${row.place} of ${row.count}`} />
      </Changes>
      <div className={styles.words}>
        <p className={styles.kind}>
          {entryKindLabels[kind]}
          {date && <span className={styles.date}>{date}</span>}
          <span className={is_public ? styles.public : styles.internal}>
            {is_public ? 'Public' : 'Internal'}
          </span>
        </p>
        <p className={styles.text}>{text}</p>
        {pictures.length > 0 && (
          <ul className={styles.pictures}>
            {pictures.map((picture, place) => (
              <li key={picture._id}>
                <img
                  className={styles.thumbnail}
                  src={thumbnailUrl(picture)}
                  alt={picture.alt}
                  loading="lazy"
                />
                <Changes ability="catalogue">
                  <Button
                    kind="quiet"
                    aria-label={`Remove picture ${place + 1} of ${name}`}
                    onClick={() => onRemovePicture(picture)}
                  >
                    Remove
                  </Button>
                </Changes>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Changes ability="catalogue">
        <div className={styles.buttons}>
          <Button
            kind="quiet"
            aria-label={`Add picture to ${name}`}
            disabled={pictures.length >= maxEntryPictures}
            onClick={onAddPicture}
          >
            Add picture
          </Button>
          <Button kind="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </Changes>
    </li>
  );
}

const maxLetters = 60;

/** Names an entry in buttons and questions: 'Condition report, March 2021: Cleaned'. */
export function entryName({ kind, date, text }: WorkEntry): string {
  const dated = date === '' ? entryKindLabels[kind] : `${entryKindLabels[kind]}, ${date}`;
  return `${dated}: ${text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text}`;
}
