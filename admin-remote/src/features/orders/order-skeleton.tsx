import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import styles from './order-skeleton.module.css';

/** As high as an order, until it is there. */
export function OrderSkeleton() {
  return <LoadingArea className={styles.waiting} />;
}
