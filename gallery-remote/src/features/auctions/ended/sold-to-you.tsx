import { payTimeText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatWeekday } from '@gallery/shared/domain/time';
import { bidsPath, ordersPath } from '@gallery/shared/paths/account-paths';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { PayNow } from '../../../ui/pay-now';
import { Clock } from '../clock/time-figure';
import { Amount, Figure } from '../figures/figure';
import { saleTotal } from '../figures/sale-total';
import { StateBox } from '../figures/state-box';
import { SumRows } from '../figures/sum-rows';
import type { BidView, OwnSide } from '../lot/bid-view';
import { bidderQueries } from '../lot/bidder.queries';
import styles from './ended.module.css';

export function SoldToYou({ view, own }: { view: BidView; own: OwnSide }) {
  const { answer, bidder } = view;
  const { lot, terms, artwork } = answer;
  const total = saleTotal(terms, lot.price);
  const isPaid = own.order !== null && own.order.status !== 'Pending';
  const labels = { hammer: 'Hammer price', all: isPaid ? 'Total paid' : 'Total to pay' };
  return (
    <>
      <StateBox isMain dot="full" kind="sold" title="Sold to you">
        Thank you. {artwork.name_of_artwork} is yours{isPaid ? '.' : ' once you have paid.'}
      </StateBox>
      <div className={styles.now}>
        <Figure
          label={labels.all}
          sub={`Lot ${lot.number}${own.order ? ` · order ${own.order.number}` : ''}`}
        >
          <Amount amount={total.total} />
        </Figure>
        {!isPaid && own.order?.held_until && <PayWithin until={own.order.held_until} now={view.now} />}
      </div>
      <div className={styles.sum}>
        <SumRows total={total} terms={terms} address={bidder?.address} labels={labels} />
      </div>
      {isPaid ? (
        <ButtonLink kind="secondary" to={`${ordersPath}?order=${own.order?._id}`}>
          See your order
        </ButtonLink>
      ) : (
        <>
          <PayLot order={own.order} />
          <p className={styles.note}>
            If you do not pay within {payTimeText(terms.conditions.pay_minutes)}, we may offer the work to the
            next bidder. After two unpaid works you can no longer bid.
          </p>
        </>
      )}
    </>
  );
}

function PayLot({ order }: { order: OwnSide['order'] }) {
  const closed = useBuyingClosed();
  if (closed) return <ButtonLink to={contactPath}>Talk to us about the payment</ButtonLink>;
  if (!order) return <ButtonLink to={bidsPath}>See your bids</ButtonLink>;
  return <PayNow orderId={order._id} invalidates={bidderQueries.all} />;
}

function PayWithin({ until, now }: { until: string; now: number }) {
  return (
    <Figure label="Time to pay" sub={`Pay by ${formatWeekday(until).split(',')[0]}, ${formatTime(until)}`}>
      <Clock now={now} until={Date.parse(until)} />
    </Figure>
  );
}
