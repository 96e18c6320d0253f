import { payTimeText } from '@gallery/shared/contract/orders/pay-time';
import { formatTime, formatWeekday } from '@gallery/shared/format/dates';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Clock } from '../clock/time-figure';
import { Amount } from '../figures/current-price';
import { Figure } from '../figures/figure';
import { saleTotal } from '../figures/sale-total';
import { StateBox } from '../figures/state-box';
import { SumRows } from '../figures/sum-rows';
import type { BidView, OwnSide } from '../lot/bid-view';
import styles from './ended.module.css';

/** The winner's view: the whole sum, until when, and the way to pay. */
export function SoldToYou({ view, own }: { view: BidView; own: OwnSide }) {
  const { answer, bidder } = view;
  const { lot, terms, artwork } = answer;
  const total = saleTotal(terms, lot.price);
  const isPaid = own.order !== null && own.order.status !== 'Pending';
  const labels = { hammer: 'Hammer price', all: isPaid ? 'In all' : 'To pay in all' };
  return (
    <>
      <StateBox isMain dot="full" kind="sold" title="Sold to you">
        Thank you. {artwork.name_of_artwork} is yours{isPaid ? '.' : ' once it is paid.'}
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
        <ButtonLink kind="secondary" to={`/dashboard/orders?order=${own.order?._id}`}>
          See your order
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={own.order ? `/dashboard/orders?order=${own.order._id}` : '/dashboard/bids'}>
            Pay now
          </ButtonLink>
          <p className={styles.note}>
            Unpaid after {payTimeText(terms.conditions.pay_minutes)}, the work may be offered to the next
            bidder. Who leaves two works unpaid can no longer bid.
          </p>
        </>
      )}
    </>
  );
}

function PayWithin({ until, now }: { until: string; now: number }) {
  return (
    <Figure label="Pay within" sub={`Until ${formatWeekday(until).split(',')[0]}, ${formatTime(until)}`}>
      <Clock now={now} until={Date.parse(until)} />
    </Figure>
  );
}
