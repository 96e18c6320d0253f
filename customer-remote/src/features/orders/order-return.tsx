import type { Order } from '@gallery/shared/contract/orders/order';
import {
  type RequestReturnInput,
  requestReturnSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import { formatDate } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { returnsPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { orderQueries, requestReturn } from './order.queries';
import styles from './order-return.module.css';

export function OrderReturn({ order }: { order: Order }) {
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
      {isOpen && <ReturnDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send(input: RequestReturnInput) {
    const { message } = await requestReturn(order._id, input);
    notify(message, 'success');
    onClose();
    void queryClient.invalidateQueries({ queryKey: orderQueries.all });
  }

  return (
    <Dialog title={`Return ${order.artwork_id.name_of_artwork}?`} onClose={onClose}>
      <Form aria-label="Return" schema={requestReturnSchema} initialValues={{ reason: '' }} onSubmit={send}>
        <TextAreaField
          name="reason"
          label="Reason (optional)"
          rows={4}
          hint="You need none. It helps us if the work is damaged or not as described."
        />
        <SubmitButton>Request the return</SubmitButton>
      </Form>
    </Dialog>
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
