import {
  type GuestMessageInput,
  guestMessageSchema,
} from '@gallery/shared/contract/programme/guest-message.schema';
import { Form, SelectField, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import styles from './guest-tools.module.css';
import { writeToGuests } from './guests.queries';

type MessageDialogProps = { event: string; onClose: () => void };

export function MessageDialog({ event, onClose }: MessageDialogProps) {
  const notify = useNotify();

  async function send(input: GuestMessageInput) {
    const { message } = await writeToGuests(event, input);
    notify(message, 'success');
    onClose();
  }

  return (
    <Dialog title="Write to the guests" onClose={onClose}>
      <Form
        aria-label="Email to the guests"
        schema={guestMessageSchema}
        initialValues={{ to: 'confirmed', subject: '', text: '' }}
        onSubmit={send}
      >
        <SelectField name="to" label="To" options={['confirmed', 'waiting']} />
        <TextField name="subject" label="Subject" />
        <TextAreaField
          name="text"
          label="Message"
          rows={6}
          hint="Each guest gets an email of their own. Answers come to the gallery."
        />
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            cancel
          </Button>
          <SubmitButton>Send</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
