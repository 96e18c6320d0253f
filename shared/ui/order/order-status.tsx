import type { Order, OrderRow } from '../../contract/orders/order';
import {
  isRefundRequested,
  type RefundStanding,
  type OrderStatus as Status,
} from '../../contract/orders/order-status';
import { statusLabel } from '../../contract/orders/shipment/collected-order';
import styles from '../status.module.css';
import { OrderDot } from './order-dot';

type OrderStatusProps = {
  of: RefundStanding & Pick<Partial<Order>, 'address' | 'deliver_to'> & Pick<OrderRow, 'collected'>;
};

/** Shows "Refund requested" until the provider has confirmed the full refund. */
export function OrderStatus({ of }: OrderStatusProps) {
  const isRequested = isRefundRequested(of);
  return (
    <span className={`${styles.status} ${styles[isRequested ? 'waiting' : tints[of.status]]}`}>
      <OrderDot status={isRequested ? 'Pending' : of.status} className={styles.dot} />
      {isRequested ? 'Refund requested' : statusLabel(of, of.status)}
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
