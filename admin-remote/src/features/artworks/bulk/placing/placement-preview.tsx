import type { Placement } from '@gallery/shared/contract/collection/works-edit.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { Stays } from '../preview/edit-preview-list';
import styles from '../preview/edit-preview-list.module.css';

export function PlacementPreview({ placement: { joins, stays } }: { placement: Placement }) {
  return (
    <div className={styles.preview}>
      <p role="status">
        <b>{joinsText(joins.length)}</b>
      </p>
      {joins.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the list
        <ul className={styles.changes} tabIndex={0} aria-label="Works that join">
          {joins.map(({ _id, name, artist }) => (
            <li key={_id} className={styles.change}>
              <span>
                {name}
                <span className={styles.artist}>{artist}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {stays.length > 0 && <Stays works={stays} verb={stays.length === 1 ? 'stays out' : 'stay out'} />}
    </div>
  );
}

function joinsText(count: number): string {
  if (count === 0) return 'No work joins';
  return countOf(count, 'work joins', 'works join');
}
