import {
  type ReasonInput,
  reasonSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import type { ReactNode } from 'react';
import { queryKeys } from '../../../ui/query-keys';
import styles from './reason-dialog.module.css';

type ReasonDialogProps = {
  question: string;
  confirm: string;
  onClose: () => void;
  act: (input: ReasonInput) => Promise<MessageAnswer>;
  children: ReactNode;
};

/** An act that cannot be taken back: what it does, then why. The reason stands in the audit. */
export function ReasonDialog({ question, confirm, onClose, act, children }: ReasonDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function submit(input: ReasonInput) {
    const { message } = await act(input);
    notify(message, 'success');
    onClose();
    void queryClient.invalidateQueries({ queryKey: queryKeys.auctionConsole });
  }

  return (
    <Dialog title={question} onClose={onClose}>
      {children}
      <Form aria-label="Reason" schema={reasonSchema} initialValues={{ reason: '' }} onSubmit={submit}>
        <TextAreaField name="reason" label="Reason" rows={3} hint="Stands in the audit, with your name." />
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            cancel
          </Button>
          <SubmitButton>{confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
