import { Spinner } from '@gallery/shared/ui/controls/spinner';
import list from './auction-section.module.css';
import styles from './lot-list-skeleton.module.css';

export function LotListSkeleton() {
  return (
    <div className={`${list.lots} ${styles.loading}`}>
      <div className={styles.frame}>
        <Spinner />
        <p>Loading the current bids</p>
      </div>
      <div className={styles.frame} />
    </div>
  );
}
