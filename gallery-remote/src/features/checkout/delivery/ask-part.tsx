import { SubmitButton } from '@gallery/shared/forms';
import { half, tick } from '@gallery/shared/ui/status-dot';
import styles from '../page/checkout-page.module.css';
import { Say } from '../parts/say';

/** Replaces the payment while the delivery has no price. */
export function AskPart({ isAsked, email }: { isAsked: boolean; email: string }) {
  if (isAsked)
    return (
      <Say tone="positive" dot={tick} title="We have your request">
        We ask our carriers and email the price to {email}.
      </Say>
    );
  return (
    <div className={styles.go}>
      <Say tone="waiting" dot={half} title="Delivery on request">
        We price crates, freight, and customs for this delivery individually. You pay nothing until you agree.
      </Say>
      <SubmitButton wide>Request a delivery quote</SubmitButton>
    </div>
  );
}
