import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './record-skeleton.module.css';

export function RecordSkeleton() {
  return (
    <div className={`page ${styles.loading}`}>
      <div className={styles.verdict}>
        <Spinner />
        <p>Loading the record</p>
      </div>
      <div className={styles.steps} />
    </div>
  );
}
