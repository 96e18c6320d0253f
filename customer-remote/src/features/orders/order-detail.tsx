import type { User } from '@gallery/shared/contract/account/user';
import type { Order } from '@gallery/shared/contract/orders/order';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { OrderReceipt } from '@gallery/shared/ui/order/order-receipt';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import styles from './order-detail.module.css';
import { hasReceipt, paymentMessages } from './order-text';

export function OrderDetail({ order, user }: { order: Order; user: User }) {
  return (
    <section className={styles.detail} aria-label="Order details">
      <div className={styles.timeline}>
        <h2 className={styles.heading}>Timeline</h2>
        <Timeline order={order} />
        <div className={styles.note} role="status">
          {paymentMessages(order).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      </div>
      <div className={styles.timeline}>
        <dl className={styles.facts}>
          <dt>Order</dt>
          <dd>{order.number}</dd>
          <dt>Payment</dt>
          <dd>{order.reference ?? 'Not begun'}</dd>
          <dt>Deliver to</dt>
          <dd>
            {user.title} {user.firstname} {user.lastname}
            <br />
            <span className={styles.address}>{order.address}</span>
          </dd>
          {order.price_parts?.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </Fragment>
          ))}
          <dt>Total</dt>
          <dd className={styles.total}>
            <Price amount={order.artwork_id.price} />
          </dd>
        </dl>
        {hasReceipt(order) && (
          <Button kind="secondary" onClick={() => window.print()}>
            Print receipt
          </Button>
        )}
        {hasReceipt(order) && createPortal(<OrderReceipt order={order} user={user} />, document.body)}
      </div>
    </section>
  );
}
