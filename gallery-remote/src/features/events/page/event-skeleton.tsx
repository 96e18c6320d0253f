import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './event-skeleton.module.css';

/** The programme while it is still to come. */
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
