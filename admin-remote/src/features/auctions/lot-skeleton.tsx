import { Spinner } from '@gallery/shared/ui/spinner';
import styles from './lot-skeleton.module.css';

/** As tall as the form that comes. */
export function LotSkeleton() {
  return (
    <div className={styles.form}>
      <Spinner />
    </div>
  );
}
