import {
  type ReasonInput,
  reasonSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { type FieldValue, Form, type FormSchema, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { DialogActions } from './dialog-actions';

type ActionDialogProps<Input extends ReasonInput> = {
  question: string;
  confirm: string;
  kind?: 'primary' | 'danger';
  schema: FormSchema<Input>;
  initialValues: { [Name in keyof Input]: FieldValue };
  /** The dialog shows these before the reason. */
  fields?: ReactNode;
  act: (input: Input) => Promise<MessageAnswer>;
  invalidates: readonly string[];
  onClose: () => void;
  children?: ReactNode;
};

/** Explains what the action does, then asks for the reason, which the audit keeps. */
export function ActionDialog<Input extends ReasonInput>(props: ActionDialogProps<Input>) {
  const { question, confirm, kind, schema, initialValues, fields, onClose, children } = props;
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function submit(input: Input) {
    const { message } = await props.act(input);
    notify(message, 'success');
    onClose();
    void queryClient.invalidateQueries({ queryKey: props.invalidates });
  }

  return (
    <Dialog title={question} onClose={onClose}>
      {children}
      <Form aria-label="Reason" schema={schema} initialValues={initialValues} onSubmit={submit}>
        {fields}
        <TextAreaField
          name="reason"
          label="Reason"
          rows={3}
          hint="Recorded in the audit log with your name."
        />
        <DialogActions onClose={onClose}>
          <SubmitButton kind={kind}>{confirm}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type ReasonDialogProps = Omit<ComponentProps<typeof ActionDialog<ReasonInput>>, 'schema' | 'initialValues'>;

export function ReasonDialog(props: ReasonDialogProps) {
  return <ActionDialog {...props} schema={reasonSchema} initialValues={{ reason: '' }} />;
}
