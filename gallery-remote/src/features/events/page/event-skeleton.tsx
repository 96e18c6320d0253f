import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './event-skeleton.module.css';

export function EventSkeleton() {
  return (
    <div className={styles.loading}>
      <div className={styles.frame}>
        <Spinner />
      </div>
      <div className={styles.frame} />
    </div>
  );
}
