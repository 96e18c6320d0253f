import type { GuestOrderAnswer } from '@gallery/shared/contract/guests/guest';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import { formatDate } from '@gallery/shared/domain/time';
import { refundText, returnText } from '@gallery/shared/format/refund-text';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { downloadPaper } from '@gallery/shared/payments/download-paper';
import { OrderReturn } from '@gallery/shared/returns/order-return';
import { Link } from '@gallery/shared/router';
import { WorkPicture } from '@gallery/shared/ui/artwork/work-picture';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { OrderPapers } from '@gallery/shared/ui/order/order-papers';
import { OrderStatus } from '@gallery/shared/ui/order/order-status';
import { Timeline } from '@gallery/shared/ui/order/timeline';
import styles from './guest-order.module.css';
import { guestOrderQueries } from './guest-order.queries';
import { GuestOrderFacts } from './guest-order-facts';
import { GuestOrderPayment } from './guest-order-payment';
import { GuestQuote } from './guest-quote';

const CreateAccount = deferred(
  async () =>
    (await import(/* webpackChunkName: "create-account" */ '../../ui/guest/create-account')).CreateAccount,
);

export function GuestOrder({ order, guest }: GuestOrderAnswer) {
  const { artwork_id: work, refunds, returning } = order;
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <WorkPicture work={work} />
        <div className={styles.words}>
          <h1 className={styles.title}>Order {order.number}</h1>
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
