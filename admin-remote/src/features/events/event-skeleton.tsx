import { Spinner } from '@gallery/shared/ui/spinner';
import styles from './event-skeleton.module.css';

/** As tall as the form that comes. */
export function EventSkeleton() {
  return (
    <div className={styles.form}>
      <Spinner />
    </div>
  );
}
