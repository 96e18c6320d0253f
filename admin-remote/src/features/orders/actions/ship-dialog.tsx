import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { orderStatusSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { changeOrderStatus } from '../order.queries';
import { useOrderChange } from './use-order-change';

/** Asks for the day of delivery, which the customer reads in the order and in the letter. */
export function ShipDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { told } = useOrderChange(onClose);
  return (
    <Dialog title="When will the work be delivered?" onClose={onClose}>
      <Form
        aria-label="Shipping"
        schema={orderStatusSchema}
        initialValues={{ status: 'Shipped', delivery_date: '' }}
        onSubmit={async (input) => told(await changeOrderStatus(order._id, input))}
      >
        <TextField name="delivery_date" label="Delivery date" type="date" />
        <SubmitButton>Mark as Shipped</SubmitButton>
      </Form>
    </Dialog>
  );
}
