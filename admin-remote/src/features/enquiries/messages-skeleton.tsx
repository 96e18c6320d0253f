import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './messages-skeleton.module.css';

export function MessagesSkeleton() {
  return (
    <div className={styles.messages}>
      <Spinner />
    </div>
  );
}
