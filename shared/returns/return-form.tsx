import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { type OrderMovedAnswer, orderPaths } from '../contract/orders/order';
import { type RequestReturnInput, requestReturnSchema } from '../contract/orders/refund-input.schema';

type ReturnFormProps = { orderId: string; invalidates: readonly unknown[]; onClose: () => void };

export function ReturnForm({ orderId, invalidates, onClose }: ReturnFormProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send(input: RequestReturnInput) {
    try {
      const { message } = await sendJson<OrderMovedAnswer>('POST', orderPaths.returnRequest(orderId), input);
      notify(message, 'success');
      onClose();
    } finally {
      // After a refusal too, because another tab may have been faster.
      void queryClient.invalidateQueries({ queryKey: invalidates });
    }
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
