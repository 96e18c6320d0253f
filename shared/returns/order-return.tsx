import { Link } from '@gallery/shared/router';
import { useState } from 'react';
import type { Order } from '../contract/orders/order';
import { formatDate } from '../domain/time';
import { returnsPath } from '../paths/gallery-paths';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/controls/dialog';
import { deferred } from '../ui/lazy/deferred';
import styles from './order-return.module.css';

/** A page opens without the code of forms. */
const ReturnForm = deferred(
  async () => (await import(/* webpackChunkName: "return-form" */ './return-form')).ReturnForm,
);

type OrderReturnProps = {
  order: Order;
  invalidates: readonly unknown[];
};

/** Offers the return of a delivered work in time, and tells what became of the request. */
export function OrderReturn({ order, invalidates }: OrderReturnProps) {
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(Date.now);
  const { status, return_request: request, return_until: until, refundable, returning } = order;
  if (status !== 'Delivered') return null;
  if (request?.state === 'requested') return <p>{requestedText(request.asked_at)}</p>;
  if (request?.state === 'declined') return <p>{declinedText}</p>;
  if (request || returning || !refundable || !until || Date.parse(until) <= now) return null;
  return (
    <div className={styles.offer}>
      <p>
        You can return the work until {lastDay(until)}.{' '}
        <Link className="link" to={returnsPath}>
          How returns work
        </Link>
      </p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Request a return
      </Button>
      {isOpen && (
        <Dialog title={`Return ${order.artwork_id.name_of_artwork}?`} onClose={() => setOpen(false)}>
          <ReturnForm orderId={order._id} invalidates={invalidates} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}

/** `until` is midnight after the last day. */
function lastDay(until: string): string {
  return formatDate(new Date(Date.parse(until) - 1).toISOString());
}

function requestedText(askedAt: string): string {
  return `You requested the return on ${formatDate(askedAt)}. We answer by email within two working days.`;
}

const declinedText = 'We could not accept your return. Our email says why.';
