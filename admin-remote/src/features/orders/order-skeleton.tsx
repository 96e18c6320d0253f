import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import styles from './order-skeleton.module.css';

export function OrderSkeleton() {
  return <LoadingArea className={styles.loading} />;
}
