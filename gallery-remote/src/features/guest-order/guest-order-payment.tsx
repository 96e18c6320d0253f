import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { UserError } from '@gallery/shared/errors/error-message';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { payAgain } from '@gallery/shared/payments/pay-order';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { useState } from 'react';
import styles from './guest-order.module.css';
import { cancelOrder, guestOrderQueries } from './guest-order.queries';

export function GuestOrderPayment({ order }: { order: Order }) {
  const [isReceived, setReceived] = useState(false);
  const payment = useAction({
    mutationFn: async () => {
      const report = await payAgain(order, { onCompleted: () => setReceived(true) });
      if (report === 'closed') throw new UserError('The payment was not completed.');
    },
    invalidates: guestOrderQueries.all,
  });
  const cancellation = useAction({
    mutationFn: () => cancelOrder(order._id),
    invalidates: guestOrderQueries.all,
  });
  const closed = useBuyingClosed();
  const formatEnd = order.delivery_quote ? formatDateTime : formatTime;
  if (order.status !== 'Pending') return null;
  if (order.confirming || isReceived)
    return (
      <p role="status">
        <Spinner /> Payment received, confirming…
      </p>
    );
  return (
    <div className={styles.payment}>
      <p>On hold for you{order.held_until && ` until ${formatEnd(order.held_until)}`}. Pay now to keep it.</p>
      <div className={styles.actions}>
        {closed ? (
          <ButtonLink to={`${artworkPath(order.artwork_id._id)}#enquiry`}>Talk to us</ButtonLink>
        ) : (
          <Button busy={payment.isPending} onClick={() => payment.mutate()}>
            {order.delivery_quote ? `Pay ${formatNaira(order.artwork_id.price)}` : 'Pay now'}
          </Button>
        )}
        <Button kind="quiet" busy={cancellation.isPending} onClick={() => cancellation.mutate()}>
          Cancel order
        </Button>
      </div>
    </div>
  );
}
