import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from '../checkout.module.css';
import type { CheckoutState } from './use-checkout';

export function PayAgain({ order, checkout }: { order: Order; checkout: CheckoutState }) {
  const { busy, problem, payAgain, cancel } = checkout;
  return (
    <>
      <div role="alert">
        <p>{problem}</p>
        <p>The artwork is held for you{order.held_until && ` until ${formatTime(order.held_until)}`}.</p>
        <p>It goes to {order.address}.</p>
      </div>
      <div className={styles.actions}>
        <Button busy={busy} onClick={payAgain}>
          Pay again
        </Button>
        <Button kind="quiet" aria-disabled={busy} onClick={cancel}>
          Cancel order
        </Button>
      </div>
    </>
  );
}
