import { nairaIn } from '@gallery/shared/contract/fields/whole-number.schema';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type RefundOrderInput,
  refundOrderSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import {
  Form,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFieldValue,
} from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useLayoutEffect, useRef, useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { requestRefund } from '../order.queries';
import { useOrderForm } from './use-order-change';

type RefundDialogProps = { order: OrderRecord; onClose: () => void };

/** The dialog creates its key once, so a second click or a retry after a lost answer requests no second refund. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const reason = useRef<HTMLDivElement>(null);
  // The dialog itself would focus its close button, and the rest of the form has defaults.
  useLayoutEffect(() => reason.current?.querySelector('textarea')?.focus(), []);
  const { refundable = 0, status, buyer } = order;
  const isSent = status !== 'Paid';
  const request = useOrderForm((input: RefundOrderInput) => requestRefund(order._id, input), onClose);

  return (
    <Dialog title={`Refund ${buyer.firstname} ${buyer.lastname}`} onClose={onClose}>
      <Form
        // The default refund depends on the status, which can change while the dialog is open.
        key={status}
        aria-label="Refund"
        schema={refundOrderSchema}
        initialValues={{
          key,
          amount: String(refundable),
          reason: '',
          returns: String(isSent),
          for_sale: 'true',
        }}
        onSubmit={request}
      >
        <TextField
          name="amount"
          label="Amount in naira"
          inputMode="numeric"
          hint={`At most ${formatNaira(refundable)}. A smaller sum leaves the order as it is.`}
        />
        <div ref={reason}>
          <TextAreaField name="reason" label="Reason" rows={3} hint="The buyer reads it." />
        </div>
        {isSent && (
          <SelectField
            name="returns"
            label="The work"
            options={[
              { value: 'true', label: 'Comes back before the refund' },
              { value: 'false', label: 'Stays with the buyer' },
            ]}
          />
        )}
        <WorkAfterwards refundable={refundable} isSent={isSent} />
        <DialogActions onClose={onClose}>
          <RequestButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function RequestButton() {
  const { value } = useFieldValue('returns');
  return <SubmitButton>{value === 'true' ? 'Ask for the return' : 'Request the refund'}</SubmitButton>;
}

/** After a partial refund without a return, the buyer keeps the work. */
function WorkAfterwards({ refundable, isSent }: { refundable: number; isSent: boolean }) {
  const amount = useFieldValue('amount');
  const returns = useFieldValue('returns');
  if (nairaIn(amount.value) !== refundable) return null;
  if (isSent && returns.value !== 'true') return <p>The work leaves the catalogue.</p>;
  return (
    <SelectField
      name="for_sale"
      label="After the refund, the work"
      options={[
        { value: 'true', label: 'Is for sale again' },
        { value: 'false', label: 'Leaves the catalogue' },
      ]}
    />
  );
}
