import {
  type EntryPictureInput,
  entryPictureInputSchema,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { maxPictureAlt } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { Form, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import type { ReactNode } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';

type EntryPictureDialogProps = {
  entry: string;
  upload: ReactNode;
  onSubmit: (input: EntryPictureInput) => Promise<unknown>;
  onClose: () => void;
};

export function EntryPictureDialog({ entry, upload, onSubmit, onClose }: EntryPictureDialogProps) {
  return (
    <Dialog title={`Add a picture to ${entry}`} onClose={onClose}>
      <Form
        aria-label="Picture of the entry"
        schema={entryPictureInputSchema}
        initialValues={{ img_url: '', alt: '' }}
        onSubmit={onSubmit}
      >
        {upload}
        <TextAreaField
          name="alt"
          label="Description"
          rows={2}
          hint={`For people who cannot see the picture, in up to ${maxPictureAlt} characters. Optional.`}
        />
        <DialogActions onClose={onClose}>
          <SubmitButton>Add</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
