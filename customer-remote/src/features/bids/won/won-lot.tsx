import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { remindersText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDateTime, formatDay } from '@gallery/shared/domain/time';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { usePayNow } from '@gallery/shared/payments/use-pay-now';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import { Steps } from '@gallery/shared/ui/order/steps';
import { useId } from 'react';
import styles from '../bid-text.module.css';
import { ownBidQueries } from '../own-bid.queries';
import { Receipts } from '../receipts/receipts';
import { TimeLeft, useServerTime } from '../time/time-left';

type WonLotProps = { bid: OwnBid; order: NonNullable<OwnBid['order']>; clockOffsetMs: number };

export function WonLot({ bid, order, clockOffsetMs }: WonLotProps) {
  const { pay, isPending, isReceived, problem } = usePayNow(order._id, [ownBidQueries.all, ['orders']]);
  const closed = useBuyingClosed();
  const now = useServerTime(clockOffsetMs);
  const reminders = order.held_until && remindersText((Date.parse(order.held_until) - now) / 60_000);
  if (isReceived) {
    return (
      <p className={styles.text} role="status">
        <Spinner /> Payment received, confirming…
      </p>
    );
  }
  return (
    <>
      {order.held_until && (
        <p className={styles.text}>
          Time left to pay: <TimeLeft until={order.held_until} now={now} />. Pay by{' '}
          {formatDateTime(order.held_until)}.{reminders && ` ${reminders}.`}
        </p>
      )}
      {closed && <p className={styles.text}>Paying online is closed here at the moment.</p>}
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {closed ? (
          <ButtonLink to={contactPath}>Talk to us</ButtonLink>
        ) : (
          <Button busy={isPending} onClick={pay}>
            Pay now
          </Button>
        )}
        <Receipts bid={bid} />
      </div>
      <WhatFollows bid={bid} heldUntil={order.held_until} />
    </>
  );
}

type WhatFollowsProps = { bid: OwnBid; heldUntil: string | null };

function WhatFollows({ bid: { lot, total }, heldUntil }: WhatFollowsProps) {
  const id = useId();
  const by = heldUntil ? `by ${formatDay(heldUntil)}, ${formatTime(heldUntil)}` : undefined;
  const steps = [
    { label: 'Sold to you', status: 'Paid' as const, at: lot.ended_at ?? undefined },
    { label: 'Paid', by },
    { label: 'Shipped, or collected in Ikoyi' },
    { label: 'Delivered, with its certificate' },
  ];
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.steps}>
        <h3 id={id} className={styles.heading}>
          What happens next
        </h3>
        <Steps steps={steps} />
      </div>
      <PriceParts
        total="Total to pay"
        amount={total.total}
        parts={[
          { label: 'Hammer price', amount: total.hammer },
          { label: 'Premium', amount: total.premium },
          { label: 'VAT on the premium', amount: total.vat },
          { label: 'Delivery', amount: total.delivery },
        ]}
      />
    </section>
  );
}
