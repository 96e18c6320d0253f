import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './area.module.css';

export function AreaSkeleton() {
  return (
    <div className={`${styles.area} ${styles.loading}`}>
      <Spinner />
    </div>
  );
}
