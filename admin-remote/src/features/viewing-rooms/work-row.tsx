import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import styles from './viewing-rooms.module.css';

type WorkRowProps = { work: ListedArtwork; onRemove: () => void };

export function WorkRow({ work, onRemove }: WorkRowProps) {
  const { _id, name_of_artwork: name, price, lot } = work;
  const row = useReorderRow(_id);
  const place = `place ${row.place} of ${row.count}`;
  return (
    <li ref={row.ref} className={`${styles.work} ${row.isLifted ? styles.isLifted : ''}`}>
      <Grip row={row} label={row.isLifted ? `${name}: lifted, ${place}` : `Move ${name}, ${place}`} />
      <span className={styles.picture}>
        <WorkPicture work={work} />
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        <span className={styles.hint}>{artistName(work.artist_id)}</span>
      </span>
      <span className={styles.price}>
        {!lot && <Price amount={price} />}
        <Availability of={work} />
      </span>
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
