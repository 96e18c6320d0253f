import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { GuestOrderAnswer } from '@gallery/shared/contract/guests/guest';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDate } from '@gallery/shared/domain/time';
import { quoteText } from '@gallery/shared/format/quote-text';
import { refundText, returnText } from '@gallery/shared/format/refund-text';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { downloadPaper } from '@gallery/shared/payments/download-paper';
import { useAction } from '@gallery/shared/query/use-action';
import { OrderReturn } from '@gallery/shared/returns/order-return';
import { Link } from '@gallery/shared/router';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { Button } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { OrderPapers } from '@gallery/shared/ui/order/order-papers';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import { ShipmentLink } from '@gallery/shared/ui/order/shipment-link';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import { useEffect, useRef } from 'react';
import styles from './guest-order.module.css';
import { cancelOrder, guestOrderQueries } from './guest-order.queries';
import { GuestOrderPayment } from './guest-order-payment';

const CreateAccount = deferred(
  async () =>
    (await import(/* webpackChunkName: "create-account" */ '../../ui/guest/create-account')).CreateAccount,
);

export function GuestOrder({ order, guest }: GuestOrderAnswer) {
  const { artwork_id: work, refunds, returning } = order;
  const heading = useHeadingFocus(order);
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <WorkPicture work={work} />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            Order {order.number}
          </h1>
          <p className={styles.lead}>
            <Link className="link" to={artworkPath(work._id)}>
              {work.name_of_artwork}
            </Link>
            , ordered on {formatDate(order.created_at)}
          </p>
          <OrderStatus of={order} />
        </div>
      </header>
      <div className={styles.column}>
        <GuestQuote order={order} />
        {!awaitsQuote(order) && <GuestOrderPayment order={order} />}
        <h2 className={styles.heading}>Timeline</h2>
        <Timeline order={order} />
        <div role="status">
          {refunds.map(refundText).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {returning && <p>{returnText(returning)}</p>}
        </div>
        <OrderReturn order={order} invalidates={guestOrderQueries.all} />
      </div>
      <div className={styles.column}>
        <GuestOrderFacts order={order} guest={guest} />
        <OrderPapers order={order} download={downloadPaper} />
        <CreateAccount buyer={guest} orderId={order._id} />
      </div>
    </div>
  );
}

/** A move of the order may take away the button that had the focus. */
function useHeadingFocus({ status, return_request: request }: Order) {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = `${status} ${request?.state}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}

function GuestQuote({ order }: { order: Order }) {
  const cancellation = useAction({
    mutationFn: () => cancelOrder(order._id),
    invalidates: guestOrderQueries.all,
  });
  const text = quoteText(order);
  if (!text) return null;
  return (
    <div className={styles.payment}>
      <p role="status">{text}</p>
      {awaitsQuote(order) && (
        <div className={styles.actions}>
          <Button kind="quiet" busy={cancellation.isPending} onClick={() => cancellation.mutate()}>
            Cancel order
          </Button>
        </div>
      )}
    </div>
  );
}

function GuestOrderFacts({ order, guest }: GuestOrderAnswer) {
  const { deliver_to: recipient, shipment, delivery_date: day } = order;
  return (
    <>
      <PriceParts parts={pricePartsOf(order)} total="Total" amount={order.artwork_id.price} />
      <dl className={styles.facts}>
        <dt>{isCollected(order) ? 'Collection' : 'Deliver to'}</dt>
        <dd>
          {recipient?.name ?? `${guest.firstname} ${guest.lastname}`}
          <br />
          {order.address}
        </dd>
        <dt>{isCollected(order) ? 'Ready from' : 'Delivery date'}</dt>
        <dd>{day ? formatDate(day) : 'To be confirmed'}</dd>
        {shipment && (
          <>
            <dt>Courier</dt>
            <dd>
              <ShipmentLink shipment={shipment} />
            </dd>
          </>
        )}
        {order.reference && (
          <>
            <dt>Payment</dt>
            <dd>{order.reference}</dd>
          </>
        )}
        <dt>Emails go to</dt>
        <dd>{guest.email}</dd>
      </dl>
    </>
  );
}
