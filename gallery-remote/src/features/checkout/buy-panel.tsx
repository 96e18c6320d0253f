import { hasPrice, type ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';
import { quoteText } from '@gallery/shared/format/quote-text';
import { checkoutPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { Availability } from '@gallery/shared/ui/artwork/availability';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { PayNow } from '../../ui/pay-now';
import { BuyingClosed } from './buying-closed';
import styles from './checkout.module.css';
import { holderLabel, holdQueries, useOwnHold } from './use-own-hold';

export function BuyPanel({ work }: { work: ListedArtwork }) {
  const hold = useOwnHold(work);
  return (
    <>
      <p className={styles.state} role="status">
        <Availability of={work} holder={holderLabel(hold)} />
      </p>
      {work.availability !== 'sold' && <BuyAction work={work} hold={hold} />}
    </>
  );
}

function BuyAction({ work, hold }: { work: ListedArtwork; hold: Order | null | undefined }) {
  const closed = useBuyingClosed();
  if (!hold && !hasPrice(work)) return null;
  if (closed) return <BuyingClosed />;
  if (hold && awaitsQuote(hold))
    return (
      <>
        <p className={styles.note}>{quoteText(hold)}</p>
        <ButtonLink kind="secondary" to={checkoutPath(work._id)}>
          See your request
        </ButtonLink>
      </>
    );
  if (hold) return <PayNow orderId={hold._id} invalidates={holdQueries.all} />;
  if (work.availability === 'available') {
    return (
      <>
        <ButtonLink to={checkoutPath(work._id)}>Buy this artwork</ButtonLink>
        <noscript className={styles.note}>Buying online needs JavaScript. Without it, talk to us.</noscript>
      </>
    );
  }
  return <p className={styles.note}>If the payment is not completed, the work is free again afterwards.</p>;
}
