import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { type OrderStatusInput, orderStatusSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { changeOrderStatus } from '../order.queries';
import { orderDependents } from './use-order-change';

export function ShipDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function ship(input: OrderStatusInput) {
    const { message } = await changeOrderStatus(order._id, input);
    notify(message, 'success');
    onClose();
    for (const queryKey of orderDependents) void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <Dialog title="When will the work be delivered?" onClose={onClose}>
      <Form
        aria-label="Shipping"
        schema={orderStatusSchema}
        initialValues={{ status: 'Shipped', delivery_date: '' }}
        onSubmit={ship}
      >
        <TextField name="delivery_date" label="Delivery date" type="date" />
        <SubmitButton>Mark as Shipped</SubmitButton>
      </Form>
    </Dialog>
  );
}
