import { isCheckoutHold } from '@gallery/shared/contract/orders/checkout-hold';
import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { quoteText } from '@gallery/shared/format/quote-text';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { usePayNow } from '@gallery/shared/payments/use-pay-now';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { cancelOrder, orderQueries } from './order.queries';
import styles from './order-payment.module.css';
import { wonAtAuction } from './order-text';

export function OrderPayment({ order }: { order: Order }) {
  const { pay, cancel, isPaying, isCanceling, isBusy, problem, isReceived } = useOrderPayment(order);
  const closed = useBuyingClosed();
  if (order.confirming || isReceived) return <Confirming />;
  if (order.status !== 'Pending') return null;
  const isAsked = awaitsQuote(order);
  return (
    <div className={styles.payment}>
      <p className={styles.status}>
        <OrderDot status="Pending" className={styles.dot} />
        {isAsked
          ? quoteText(order)
          : `Held for you${heldUntilText(order)}. ${closed ? closedText : 'Pay now to keep it.'}`}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {!isAsked && closed && (
          <ButtonLink to={`${artworkPath(order.artwork_id._id)}#enquiry`}>Talk to us</ButtonLink>
        )}
        {!isAsked && !closed && (
          <Button busy={isPaying} aria-disabled={isBusy} onClick={pay}>
            {order.delivery_quote ? `Pay ${formatNaira(order.artwork_id.price)}` : 'Pay now'}
          </Button>
        )}
        {!wonAtAuction(order) && (
          <Button kind="quiet" busy={isCanceling} aria-disabled={isBusy} onClick={cancel}>
            Cancel order
          </Button>
        )}
      </div>
    </div>
  );
}

const closedText = 'Paying online is closed here at the moment: talk to us to keep it.';

/** The gallery holds a won work, an agreed one, and one with a delivery quote for days, and a bought one for minutes. */
function heldUntilText(order: Order): string {
  if (!order.held_until) return '';
  const isShort = isCheckoutHold(order) && !order.delivery_quote;
  return ` until ${isShort ? formatTime(order.held_until) : formatDateTime(order.held_until)}`;
}

function Confirming() {
  return (
    <p className={`${styles.payment} ${styles.status}`} role="status">
      <Spinner /> Payment received, confirming…
    </p>
  );
}

/** Runs one action at a time. `isReceived` is true after the payment form reports a payment. */
function useOrderPayment(order: Order) {
  const payment = usePayNow(order._id, orderQueries.all);
  const cancellation = useAction({
    mutationFn: async () => {
      await cancelOrder(order._id);
      return { message: 'Your order is canceled.' };
    },
    invalidates: orderQueries.all,
  });
  const isBusy = payment.isPending || cancellation.isPending;
  return {
    isPaying: payment.isPending,
    isCanceling: cancellation.isPending,
    isBusy,
    problem: payment.problem,
    isReceived: payment.isReceived,
    pay: () => !isBusy && payment.pay(),
    cancel: () => !isBusy && cancellation.mutate(),
  };
}
