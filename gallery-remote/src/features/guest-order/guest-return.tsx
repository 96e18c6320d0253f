import type { Order } from '@gallery/shared/contract/orders/order';
import { formatDate } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import styles from './guest-order.module.css';
import { guestOrderQueries, requestReturn } from './guest-order.queries';

/** Offers the return of a delivered work within its 14 days. */
export function GuestReturn({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const sending = useAction({
    mutationFn: () => requestReturn(order._id, ''),
    invalidates: guestOrderQueries.all,
    done: () => setAsking(false),
  });
  const { return_request: request, return_until: until, refundable, returning } = order;
  if (request?.state === 'requested')
    return <p>You requested the return on {formatDate(request.asked_at)}. We answer by email.</p>;
  if (request || returning || !refundable || !until || Date.parse(until) <= now) return null;
  return (
    <div className={styles.payment}>
      <p>You can return the work until {formatDate(new Date(Date.parse(until) - 1).toISOString())}.</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => setAsking(true)}>
          Request a return
        </Button>
      </div>
      {isAsking && (
        <Confirm
          question={`Return ${order.artwork_id.name_of_artwork}?`}
          confirm="Request the return"
          cancel="Keep the work"
          kind="primary"
          busy={sending.isPending}
          onConfirm={() => sending.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
