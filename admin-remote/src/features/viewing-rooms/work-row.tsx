import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/domain/names';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Grip, useReorderRow } from '@gallery/shared/ui/reorder/grip';
import { CrossButton } from '../../ui/cross-button/cross-button';
import { PriceChoice } from './labels/price-choice';
import { WorkNote } from './labels/work-note';
import styles from './work-row.module.css';

type WorkRowProps = { work: ListedArtwork; onRemove: () => void };

export function WorkRow({ work, onRemove }: WorkRowProps) {
  const { _id, name_of_artwork: name, availability } = work;
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
        <span className={styles.artist}>{artistName(work.artist_id)}</span>
      </span>
      <div className={styles.note}>
        <WorkNote id={_id} name={name} />
      </div>
      <div className={styles.price}>
        <PriceChoice work={work} />
      </div>
      <div className={styles.status}>
        <span className={styles.what}>Status</span>
        {availability === 'available' ? 'Available' : <Availability of={{ ...work, lot: null }} />}
      </div>
      <CrossButton label={`Remove ${name}`} className={styles.remove} onClick={onRemove} />
    </li>
  );
}

/** Names the columns on a wide screen, where the rows do not. */
export function WorkHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span className={styles.workHead}>Work</span>
      <span className={styles.price}>Show price</span>
      <span className={styles.status}>Status</span>
    </div>
  );
}
