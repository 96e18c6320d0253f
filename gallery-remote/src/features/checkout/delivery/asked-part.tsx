import type { Order } from '@gallery/shared/contract/orders/order';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Button } from '@gallery/shared/ui/controls/button';
import { tick } from '@gallery/shared/ui/status-dot';
import styles from '../page/checkout-page.module.css';
import { Say } from '../parts/say';
import type { CheckoutState } from '../payment/use-checkout';

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
