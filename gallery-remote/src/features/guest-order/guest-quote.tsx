import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Order } from '@gallery/shared/contract/orders/order';
import { quoteText } from '@gallery/shared/format/quote-text';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import styles from './guest-order.module.css';
import { cancelOrder, guestOrderQueries } from './guest-order.queries';

export function GuestQuote({ order }: { order: Order }) {
  const cancellation = useAction({
    mutationFn: () => cancelOrder(order._id),
    invalidates: guestOrderQueries.all,
  });
  const text = quoteText(order);
  if (!text) return null;
  return (
    <div className={styles.payment}>
      <p role="status">{text}</p>
      {awaitsQuote(order) && (
        <div className={styles.actions}>
          <Button kind="quiet" busy={cancellation.isPending} onClick={() => cancellation.mutate()}>
            Cancel order
          </Button>
        </div>
      )}
    </div>
  );
}
