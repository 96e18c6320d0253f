import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatDateTime } from '@gallery/shared/domain/time';
import { SubmitButton } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { half, tick } from '@gallery/shared/ui/status-dot';
import styles from '../page/checkout-page.module.css';
import { Say } from '../parts/say';
import { OrderRefused } from '../payment/order-refused';
import type { CheckoutState } from '../payment/use-checkout';

type AskPartProps = { work: ListedArtwork; email: string; checkout: CheckoutState };

/** Replaces the payment while the delivery has no price. */
export function AskPart({ work, email, checkout: { refusal, hasEnded } }: AskPartProps) {
  return (
    <div className={styles.go}>
      {hasEnded && (
        <Say tone="waiting" dot={half} title="Your hold has ended">
          The work is still available. Request the quote again; we have kept your details.
        </Say>
      )}
      <Say tone="waiting" dot={half} title="Delivery on request">
        We price crates, freight, and customs for this delivery individually, and hold the work for you
        meanwhile. You pay nothing until you agree.
      </Say>
      {refusal && <OrderRefused work={work} refusal={refusal} email={email} />}
      <SubmitButton wide>Request a delivery quote</SubmitButton>
    </div>
  );
}

type AskedPartProps = { hold: Order; email: string; checkout: CheckoutState };

export function AskedPart({ hold, email, checkout: { stage, problem, cancel } }: AskedPartProps) {
  return (
    <div className={styles.go}>
      <Say tone="positive" dot={tick} title="We hold the work for you">
        {hold.held_until && `Until ${formatDateTime(hold.held_until)}. `}
        We ask our carriers and email the price of the delivery to {email}. You pay nothing until you agree.
      </Say>
      {problem && <p role="alert">{problem}</p>}
      <Button kind="quiet" busy={stage === 'asking'} onClick={() => cancel(hold)}>
        Cancel order
      </Button>
    </div>
  );
}
