import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type AnswerReturnInput,
  answerReturnSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { answerReturn } from '../order.queries';
import styles from './return-request.module.css';
import { useOrderChange, useOrderForm } from './use-order-change';

export function ReturnRequest({ order }: { order: OrderRecord }) {
  const [chosen, setChosen] = useState<AnswerReturnInput['answer'] | null>(null);
  const close = () => setChosen(null);
  const accept = useOrderChange(() => answerReturn(order._id, { answer: 'accepted', reason: '' }), close);
  const { status, return_request: request, refundable = 0, buyer } = order;
  if (status !== 'Delivered' || request?.state !== 'requested') return null;
  return (
    <Panel heading="Return requested">
      <PanelBody>
        <div className={styles.request}>
          <p>
            {buyer.firstname} {buyer.lastname} wants to return the work, {formatDateTime(request.asked_at)}.
          </p>
          <p className={styles.reason}>{request.reason ? `“${request.reason}”` : 'Without a reason.'}</p>
          <Changes ability="trade">
            <div className={styles.actions}>
              <Button onClick={() => setChosen('accepted')}>Accept the return</Button>
              <Button kind="secondary" onClick={() => setChosen('declined')}>
                Decline
              </Button>
            </div>
          </Changes>
        </div>
      </PanelBody>
      {chosen === 'accepted' && (
        <Confirm
          question="Accept the return?"
          confirm="Accept the return"
          kind="primary"
          busy={accept.isPending}
          onConfirm={() => accept.mutate()}
          onCancel={close}
        >
          <p>The buyer sends the work back. When it has arrived, {formatNaira(refundable)} goes back.</p>
        </Confirm>
      )}
      {chosen === 'declined' && <DeclineDialog id={order._id} onClose={close} />}
    </Panel>
  );
}

function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const decline = useOrderForm((input: AnswerReturnInput) => answerReturn(id, input), onClose);

  return (
    <Dialog title="Decline the return?" onClose={onClose}>
      <Form
        aria-label="Decline"
        schema={answerReturnSchema}
        initialValues={{ answer: 'declined', reason: '' }}
        onSubmit={decline}
      >
        <TextAreaField name="reason" label="Reason" rows={3} hint="The buyer reads it." />
        <DialogActions onClose={onClose}>
          <SubmitButton kind="danger">Decline the return</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
