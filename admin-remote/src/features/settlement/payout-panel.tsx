import { maxPayoutNote } from '@gallery/shared/contract/settlement/settlement';
import type { Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { koboText } from '@gallery/shared/domain/money';
import { formatDate } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { DialogActions } from '../../ui/dialogs/dialog-actions';
import { Panel, PanelBody } from '../../ui/page/panel';
import { monthName } from './month';
import styles from './settlement.module.css';
import { payOut, settlementQueries } from './settlement.queries';

export function PayoutPanel({ statement }: { statement: Statement }) {
  const [asks, setAsks] = useState(false);
  const isPayable = statement.payout === null && statement.due_kobo > 0;
  return (
    <Panel heading="Payout">
      <PanelBody>
        <p className={isPayable ? styles.text : undefined}>{payoutText(statement)}</p>
        {isPayable && <Button onClick={() => setAsks(true)}>Mark paid</Button>}
      </PanelBody>
      {asks && isPayable && <PayDialog statement={statement} onClose={() => setAsks(false)} />}
    </Panel>
  );
}

function PayDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { artist, month, due_kobo } = statement;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const title = `Mark ${koboText(due_kobo)} to ${artist.name} as paid?`;

  async function send({ note }: { note: string }) {
    try {
      const { message } = await payOut({ artist: artist._id, month, amount_kobo: due_kobo, note });
      notify(message, 'success');
      onClose();
    } finally {
      // A refusal means that the statement has changed, too.
      void queryClient.invalidateQueries({ queryKey: settlementQueries.all });
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.text}>
        This closes {monthName(month)}, and nobody can undo it. Later sales and refunds join the next
        statement. Pay the money first: the gallery sends none.
      </p>
      <Form aria-label="Payout" initialValues={{ note: '' }} onSubmit={send}>
        <TextField
          name="note"
          label="Note (optional)"
          hint="Such as the reference of the transfer."
          maxLength={maxPayoutNote}
          autoComplete="off"
        />
        <DialogActions onClose={onClose}>
          <SubmitButton>Mark paid</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function payoutText({ payout, due_kobo, month }: Statement): string {
  if (!payout) {
    if (due_kobo > 0) return `${koboText(due_kobo)} is due.`;
    return due_kobo < 0 ? 'A refund exceeds what was due. The next statement deducts it.' : 'Nothing is due.';
  }
  const { amount_kobo, at, by, note } = payout;
  const later = payout.month === month ? '' : ` with the statement of ${monthName(payout.month)}`;
  const paid = `${by} marked ${koboText(amount_kobo)} as paid on ${formatDate(at)}${later}.`;
  return note ? `${paid} Note: ${note}` : paid;
}
