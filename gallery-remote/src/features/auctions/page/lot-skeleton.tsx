import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './lot-skeleton.module.css';

export function LotSkeleton() {
  return (
    <div className={`page ${styles.loading}`}>
      <div className={styles.picture} />
      <div className={styles.panel}>
        <Spinner />
        <p>Loading the current bid</p>
      </div>
    </div>
  );
}
