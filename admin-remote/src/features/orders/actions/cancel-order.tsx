import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type CancelByStaffInput,
  cancelByStaffSchema,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { cancelOrder } from '../order.queries';
import { useOrderForm } from './use-order-change';

export function CancelOrder({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      {isOpen && <CancelDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const cancel = useOrderForm((input: CancelByStaffInput) => cancelOrder(order._id, input), onClose);

  return (
    <Dialog title={`Cancel order ${order.number}?`} onClose={onClose}>
      <Form
        aria-label="Cancel order"
        schema={cancelByStaffSchema}
        initialValues={{ reason: '' }}
        onSubmit={cancel}
      >
        <p>The work is for sale again at once. A payment that still arrives goes back to the buyer.</p>
        <TextAreaField name="reason" label="Reason (optional)" rows={3} hint="The buyer reads it." />
        <DialogActions cancel="keep the order" onClose={onClose}>
          <SubmitButton kind="danger">Cancel order</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
