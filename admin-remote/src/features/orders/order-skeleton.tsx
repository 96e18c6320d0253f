import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './order-skeleton.module.css';

export function OrderSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
