import { Waiting } from '@gallery/shared/ui/waiting';
import styles from './order-waiting.module.css';

/** As high as an order, until it is there. */
export function OrderWaiting() {
  return <Waiting className={styles.waiting} />;
}
