import type { User } from '@gallery/shared/contract/account/user';
import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { Order } from '@gallery/shared/contract/orders/order';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { downloadPaper } from '@gallery/shared/payments/download-paper';
import { OrderReturn } from '@gallery/shared/returns/order-return';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { OrderPapers } from '@gallery/shared/ui/order/order-papers';
import { OrderReceipt } from '@gallery/shared/ui/order/order-receipt';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { orderQueries } from './order.queries';
import { OrderDelivery } from './order-delivery';
import styles from './order-item.module.css';
import { OrderPayment } from './order-payment';
import { deliveryText, hasReceipt, paymentMessages } from './order-text';

type OrderItemProps = { order: Order; isOpen: boolean; user: User };

export function OrderItem({ order, isOpen, user }: OrderItemProps) {
  const { artwork_id: work } = order;
  return (
    <article className={styles.order} aria-label={work.name_of_artwork}>
      <div className={styles.row}>
        <WorkPicture work={work} />
        <span>
          <Link className={styles.title} to={artworkPath(work._id)}>
            {work.name_of_artwork}
          </Link>
          <span className={styles.number}>Order {order.number}</span>
        </span>
        <Price amount={work.price} />
        <span className={styles.delivery}>
          <span className={styles.term}>{isCollected(order) ? 'Ready from' : 'Delivery date'}</span>{' '}
          {deliveryText(order)}
        </span>
        <OrderStatus of={order} />
        <OpenLink order={order} isOpen={isOpen} />
      </div>
      <OrderPayment order={order} />
      {isOpen && <OrderDetail order={order} user={user} />}
    </article>
  );
}

function OpenLink({ order, isOpen }: Omit<OrderItemProps, 'user'>) {
  const [params] = useSearchParams();
  const target = new URLSearchParams(params);
  if (isOpen) target.delete('order');
  else target.set('order', order._id);
  return (
    <Link className={`link ${styles.toggle}`} to={`${ordersPath}?${target}`} replace aria-expanded={isOpen}>
      {isOpen ? 'Close' : 'Open'}
      <VisuallyHidden> the order of {order.artwork_id.name_of_artwork}</VisuallyHidden>
    </Link>
  );
}

function OrderDetail({ order, user }: { order: Order; user: User }) {
  const parts = pricePartsOf(order);
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
        <OrderReturn order={order} invalidates={orderQueries.all} />
      </div>
      <div className={styles.timeline}>
        <dl className={styles.facts}>
          <dt>Order</dt>
          <dd>{order.number}</dd>
          <dt>Payment</dt>
          <dd>{order.reference ?? 'Not started'}</dd>
          <OrderDelivery order={order} user={user} />
          {parts.length > 1 &&
            parts.map(({ label, amount }) => (
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
        <OrderPapers order={order} download={downloadPaper} />
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
