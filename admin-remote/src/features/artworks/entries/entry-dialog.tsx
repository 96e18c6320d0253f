import {
  entryKindLabels,
  entryKinds,
  maxEntryDate,
} from '@gallery/shared/contract/catalogue/entries/work-entries';
import {
  type EntryInput,
  entrySchema,
  type WorkEntryRecord,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { Form, SelectField, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { CheckboxField } from '../../../ui/forms/checkbox-field';

type EntryDialogProps = {
  title: string;
  submit: string;
  entry?: WorkEntryRecord;
  onSubmit: (input: EntryInput) => Promise<unknown>;
  onClose: () => void;
};

export function EntryDialog({ title, submit, entry, onSubmit, onClose }: EntryDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Form aria-label={title} schema={entrySchema} initialValues={valuesOf(entry)} onSubmit={onSubmit}>
        <SelectField
          name="kind"
          label="Records"
          options={entryKinds.map((value) => ({ value, label: entryKindLabels[value] }))}
        />
        <TextField
          name="date"
          label="Date or year"
          hint={`Such as 2019 or March 2021, in up to ${maxEntryDate} characters. Optional.`}
        />
        <TextAreaField name="text" label="Text" rows={4} />
        <CheckboxField
          name="is_public"
          label="Visitors may read it"
          hint="Only staff read an internal entry and see its pictures."
        />
        <DialogActions onClose={onClose}>
          <SubmitButton>{submit}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function valuesOf(entry: WorkEntryRecord | undefined) {
  if (!entry) return { kind: 'provenance', date: '', text: '', is_public: false };
  const { kind, date, text, is_public } = entry;
  return { kind, date, text, is_public };
}
