import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDateTime } from '@gallery/shared/domain/time';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { half, struck, tick } from '@gallery/shared/ui/status-dot';
import { useEffect, useState } from 'react';
import { useBuyer } from '../../../ui/guest/use-buyer';
import { Say } from '../parts/say';
import { OrderRefused } from './order-refused';
import type { CheckoutState } from './use-checkout';
import type { PriceChange } from './use-place-order';

type PaymentOutcomeProps = { work: ListedArtwork; email: string; checkout: CheckoutState };

export function PaymentOutcome({ work, email, checkout }: PaymentOutcomeProps) {
  const { stage, refusal, problem, change, hold, hasEnded } = checkout;
  const { isGuest } = useBuyer();
  if (stage === 'asking') return <SlowProvider isGuest={isGuest} />;
  if (stage === 'received')
    return (
      <Say tone="positive" dot={tick} title="Payment received">
        Thank you. We are opening your order.
      </Say>
    );
  if (refusal) return <OrderRefused work={work} refusal={refusal} email={email} />;
  if (hasEnded)
    return (
      <Say tone="waiting" dot={half} title="Your hold has ended">
        The work is still available. Hold it again to pay; we have kept your details.
      </Say>
    );
  if (problem)
    return (
      <Say tone="negative" dot={struck} role="alert" title="Your payment did not go through">
        {problem} The work is on hold for you
        {hold?.held_until && ` until ${(hold.delivery_quote ? formatDateTime : formatTime)(hold.held_until)}`}
        .
      </Say>
    );
  return change ? <Changed change={change} /> : null;
}

function Changed({ change: { from, to } }: { change: PriceChange }) {
  const isOfDelivery = from.delivery !== to.delivery;
  return (
    <Say tone="waiting" dot={half} role="alert" title={changeTitle(from.price !== to.price, isOfDelivery)}>
      {isOfDelivery ? 'The total' : 'It'} was <Price amount={from.total} /> and is now{' '}
      <Price amount={to.total} />. You have not been charged.
    </Say>
  );
}

function changeTitle(isOfWork: boolean, isOfDelivery: boolean): string {
  if (!isOfDelivery) return 'The price has changed';
  return isOfWork
    ? 'The prices of the work and its delivery have changed'
    : 'The price of the delivery has changed';
}

const slowMs = 8_000;

function SlowProvider({ isGuest }: { isGuest: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Say tone="waiting" dot={half} title="We are still waiting for the payment provider…">
      Keep this page open. If nothing happens within a minute, pay from{' '}
      {isGuest ? (
        'the link in our email'
      ) : (
        <Link className="link" to={ordersPath}>
          your orders
        </Link>
      )}
      . You pay only once.
    </Say>
  );
}
