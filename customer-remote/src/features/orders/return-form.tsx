import type { Order } from '@gallery/shared/contract/orders/order';
import {
  type RequestReturnInput,
  requestReturnSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { orderQueries, requestReturn } from './order.queries';

export function ReturnForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send(input: RequestReturnInput) {
    const { message } = await requestReturn(order._id, input);
    notify(message, 'success');
    onClose();
    void queryClient.invalidateQueries({ queryKey: orderQueries.all });
  }

  return (
    <Form aria-label="Return" schema={requestReturnSchema} initialValues={{ reason: '' }} onSubmit={send}>
      <TextAreaField
        name="reason"
        label="Reason (optional)"
        rows={4}
        hint="You need none. It helps us if the work is damaged or not as described."
      />
      <SubmitButton>Request the return</SubmitButton>
    </Form>
  );
}
