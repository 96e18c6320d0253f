import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { formatDay } from '@gallery/shared/domain/time';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import type { ReactNode } from 'react';
import { refundText } from '../order-text';
import styles from './order-header.module.css';

type OrderHeaderProps = {
  order: OrderRecord;
  time?: ReactNode;
};

export function OrderHeader({ order, time }: OrderHeaderProps) {
  const refund = refundText(order.refund);
  const otherRefund = refundText(order.other_refund);
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <h2 className={styles.name}>Order {order.number}</h2>
        <OrderStatus of={order} />
        <span className={styles.time}>{time ?? formatDay(order.created_at)}</span>
      </div>
      <dl className={styles.facts}>
        <dt>Payment</dt>
        <dd>{order.reference ?? 'Not begun'}</dd>
        <dt>Delivery date</dt>
        <dd>{order.delivery_date ? formatDay(order.delivery_date) : 'To be confirmed'}</dd>
        {refund && <dt>Refund</dt>}
        {refund && <dd>{refund}</dd>}
        {otherRefund && <dt>Refund of another payment</dt>}
        {otherRefund && <dd>{otherRefund}</dd>}
      </dl>
    </header>
  );
}
