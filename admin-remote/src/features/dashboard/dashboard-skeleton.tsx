import { Spinner } from '@gallery/shared/ui/controls/spinner';
import styles from './dashboard-skeleton.module.css';

export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.tiles} />
      <div className={styles.chart}>
        <Spinner />
      </div>
      <div className={styles.orders} />
    </>
  );
}
