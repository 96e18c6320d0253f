import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import {
  type GuestMessageInput,
  guestMessageSchema,
} from '@gallery/shared/contract/programme/guest-message.schema';
import {
  Form,
  RestoresTyped,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { doorPath } from '@gallery/shared/paths/admin-paths';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { Changes, PageButton } from '../../../ui/access/access';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { SearchFilter } from '../../../ui/filters/filters';
import { GuestListExport } from './guest-list-export';
import styles from './guest-tools.module.css';
import { writeToGuests } from './guests.queries';

export function GuestTools({ event: { _id } }: { event: GalleryEvent }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.tools}>
      <SearchFilter label="Find a guest" />
      <GuestListExport event={_id} />
      <Changes ability="programme">
        <Button kind="secondary" onClick={() => setWriting(true)}>
          Write to the guests
        </Button>
      </Changes>
      <PageButton kind="secondary" to={doorPath(_id)}>
        Check in at the door
      </PageButton>
      {isWriting && <MessageDialog event={_id} onClose={() => setWriting(false)} />}
    </div>
  );
}

type MessageDialogProps = { event: string; onClose: () => void };

function MessageDialog({ event, onClose }: MessageDialogProps) {
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
        <RestoresTyped name="message to the guests" />
        <DialogActions onClose={onClose}>
          <SubmitButton>Send</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
