import { Spinner } from '@gallery/shared/ui/spinner';
import styles from './order-waiting.module.css';

/** As high as an order, until it is there. */
export function OrderWaiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
