import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { couriers } from '@gallery/shared/contract/orders/shipment/courier';
import {
  type ChangeTrackingInput,
  changeTrackingSchema,
} from '@gallery/shared/contract/orders/shipment/shipment-input.schema';
import { Form, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { changeTracking } from '../order.queries';
import { orderDependents } from './use-order-change';

export function ChangeTracking({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Change tracking
      </Button>
      {isOpen && <TrackingDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackingDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function change(input: ChangeTrackingInput) {
    const { message } = await changeTracking(order._id, input);
    notify(message, 'success');
    onClose();
    for (const queryKey of orderDependents) void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <Dialog title="Change the tracking" onClose={onClose}>
      <Form
        aria-label="Tracking"
        schema={changeTrackingSchema}
        initialValues={{
          courier: order.shipment?.courier ?? '',
          tracking_number: order.shipment?.tracking_number ?? '',
          mail: false,
        }}
        onSubmit={change}
      >
        <SelectField name="courier" label="Courier" placeholder="Not named" options={couriers} />
        <TextField name="tracking_number" label="Tracking number (optional)" autoComplete="off" />
        <CheckboxField name="mail" label="Email the buyer about it" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Dialog>
  );
}
