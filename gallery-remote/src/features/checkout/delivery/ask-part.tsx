import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { SubmitButton } from '@gallery/shared/forms';
import { half } from '@gallery/shared/ui/status-dot';
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
