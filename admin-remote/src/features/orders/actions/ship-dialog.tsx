import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { type OrderStatusInput, orderStatusSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { couriers } from '@gallery/shared/contract/orders/shipment/courier';
import type { ShippingPreviewAnswer } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import { Form, SelectField, SubmitButton, TextField, useFormState } from '@gallery/shared/forms';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { changeOrderStatus, previewShipping } from '../order.queries';
import { moveLabel, paymentState } from '../order-text';
import styles from './ship-dialog.module.css';
import { useOrderForm } from './use-order-change';

export function ShipDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const isToCollect = isCollected(order);
  const ship = useOrderForm((input: OrderStatusInput) => changeOrderStatus(order._id, input), onClose);

  return (
    <Dialog
      title={isToCollect ? 'From when can the buyer collect the work?' : 'When will the work be delivered?'}
      onClose={onClose}
    >
      <Form
        aria-label={isToCollect ? 'Collection' : 'Shipping'}
        schema={orderStatusSchema}
        initialValues={{ status: 'Shipped', delivery_date: '', courier: '', tracking_number: '' }}
        onSubmit={ship}
      >
        <p>{paymentState(order)}.</p>
        <TextField name="delivery_date" label={isToCollect ? 'Day' : 'Delivery date'} type="date" />
        {!isToCollect && <CourierFields />}
        <MailPreview id={order._id} />
        <DialogActions onClose={onClose}>
          <SubmitButton>{moveLabel(order, 'Shipped')}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function CourierFields() {
  return (
    <>
      <SelectField name="courier" label="Courier (optional)" placeholder="Not named" options={couriers} />
      <TextField
        name="tracking_number"
        label="Tracking number (optional)"
        autoComplete="off"
        hint="The buyer gets a link to the courier’s page."
      />
    </>
  );
}

/** Shows the mail that the form around it sends. A change of the form hides it. */
function MailPreview({ id }: { id: string }) {
  const { values } = useFormState();
  const written = JSON.stringify(values);
  const [shown, setShown] = useState<{ of: string; mail: ShippingPreviewAnswer } | null>(null);
  const preview = useAction({
    mutationFn: () => previewShipping(id, values),
    done: (mail) => setShown({ of: written, mail }),
  });
  const mail = shown?.of === written ? shown.mail : null;
  return (
    <div className={styles.preview}>
      <Button kind="secondary" busy={preview.isPending} onClick={() => preview.mutate()}>
        Preview the mail
      </Button>
      <div aria-live="polite">
        {mail && (
          <section className={styles.mail} aria-label="Mail to the buyer">
            <p className={styles.hint}>To {mail.to}</p>
            <p className={styles.subject}>{mail.subject}</p>
            <p className={styles.text}>{mail.text}</p>
          </section>
        )}
      </div>
    </div>
  );
}
