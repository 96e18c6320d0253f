import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { artworksPerPage } from '../artwork.queries';
import grid from './artwork-grid.module.css';
import styles from './artwork-grid-skeleton.module.css';

export function ArtworkGridSkeleton() {
  return (
    <div className={styles.loading}>
      <ul className={grid.grid} aria-hidden="true">
        {Array.from({ length: artworksPerPage }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same
          <li key={at} className={styles.card}>
            <span className={styles.mat} />
            <span className={styles.text} />
          </li>
        ))}
      </ul>
      <span className={styles.spinner}>
        <Spinner />
      </span>
    </div>
  );
}
