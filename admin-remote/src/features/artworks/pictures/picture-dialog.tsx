import {
  maxPictureAlt,
  pictureKindLabels,
  pictureKinds,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import {
  type FieldValue,
  Form,
  type FormSchema,
  SelectField,
  SubmitButton,
  TextAreaField,
} from '@gallery/shared/forms';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import type { ReactNode } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';

type PictureDialogProps<Input extends object> = {
  title: string;
  submit: string;
  schema: FormSchema<Input>;
  initialValues: { [Name in keyof Input]: FieldValue };
  onSubmit: (input: Input) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

export function PictureDialog<Input extends object>(props: PictureDialogProps<Input>) {
  const { title, submit, schema, initialValues, onSubmit, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form aria-label={title} schema={schema} initialValues={initialValues} onSubmit={onSubmit}>
        {children}
        <SelectField
          name="kind"
          label="Shows"
          options={pictureKinds.map((value) => ({ value, label: pictureKindLabels[value] }))}
        />
        <TextAreaField
          name="alt"
          label="Description"
          rows={3}
          hint={`For visitors who cannot see the picture, in up to ${maxPictureAlt} characters. Optional.`}
        />
        <DialogActions onClose={onClose}>
          <SubmitButton>{submit}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
