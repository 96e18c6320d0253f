import {
  type AnswerQuoteInput,
  answerQuoteSchema,
} from '@gallery/shared/contract/delivery/answer-quote-input.schema';
import { type OrderMovedAnswer, type OrderRecord, orderPaths } from '@gallery/shared/contract/orders/order';
import { formatNaira } from '@gallery/shared/domain/money';
import { Form, SubmitButton, TextAreaField, TextField, useFieldValue } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { useOrderForm } from '../actions/use-order-change';

type QuoteDialogProps = { order: OrderRecord; answer: AnswerQuoteInput['answer']; onClose: () => void };

export function QuoteDialog({ order, answer, onClose }: QuoteDialogProps) {
  const { title, button } = texts[answer];
  const path = orderPaths.deliveryQuote(order._id);
  const send = useOrderForm(
    (input: AnswerQuoteInput) => sendJson<OrderMovedAnswer>('PUT', path, input),
    onClose,
  );

  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        aria-label={title}
        schema={answerQuoteSchema}
        initialValues={{ answer, address: order.address, amount: '', message: '' }}
        onSubmit={send}
      >
        {answer === 'priced' ? (
          <>
            <TextField
              name="amount"
              label="Delivery, in naira"
              inputMode="numeric"
              autoComplete="off"
              hint="With insurance. 0 is a free delivery."
            />
            <Total price={order.artwork_id.price} />
            <TextAreaField name="message" label="Message to the customer (optional)" rows={3} />
          </>
        ) : (
          <TextAreaField name="message" label="Reason" rows={3} hint="The customer reads it." />
        )}
        <DialogActions onClose={onClose}>
          <SubmitButton kind={answer === 'priced' ? 'primary' : 'danger'}>{button}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What the customer pays, so that staff see a typing error. */
function Total({ price }: { price: number }) {
  const { value } = useFieldValue('amount');
  const amount = Number(String(value).replaceAll(',', ''));
  const isAmount = value !== '' && Number.isInteger(amount) && amount >= 0;
  return <p role="status">{isAmount && `The customer pays ${formatNaira(price + amount)} with the work.`}</p>;
}

const texts = {
  priced: { title: 'What does the delivery cost?', button: 'Send the price' },
  declined: { title: 'Decline the delivery?', button: 'Decline and free the work' },
} satisfies Record<AnswerQuoteInput['answer'], { title: string; button: string }>;
