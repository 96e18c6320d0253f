import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './event-skeleton.module.css';

export function EventSkeleton() {
  return (
    <div className={styles.waiting}>
      <div className={styles.bay}>
        <Spinner />
      </div>
      <div className={styles.bay} />
    </div>
  );
}
