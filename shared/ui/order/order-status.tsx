import type { OrderStatus as Status } from '../../contract/orders/order-status';
import styles from './order-status.module.css';
import { StatusDot } from './status-dot';

export function OrderStatus({ status }: { status: Status }) {
  return (
    <span className={`${styles.status} ${styles[tints[status]]}`}>
      <StatusDot status={status} className={styles.dot} />
      {status}
    </span>
  );
}

const tints = {
  Pending: 'waiting',
  Paid: 'moving',
  Shipped: 'moving',
  Delivered: 'positive',
  Canceled: 'neutral',
  Refunded: 'neutral',
} satisfies Record<Status, string>;
