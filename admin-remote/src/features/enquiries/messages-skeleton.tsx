import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './messages-skeleton.module.css';

/** As tall as a few letters. */
export function MessagesSkeleton() {
  return (
    <div className={styles.letters}>
      <Spinner />
    </div>
  );
}
