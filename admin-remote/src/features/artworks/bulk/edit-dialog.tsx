import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import {
  type EditFormInput,
  editFormSchema,
} from '@gallery/shared/contract/collection/works-edit-input.schema';
import { Form, type FormValues, TextAreaField } from '@gallery/shared/forms';
import { useQueryClient } from '@gallery/shared/query';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bulkQueries, commitEdit } from './bulk.queries';
import styles from './edit-dialog.module.css';
import { EditConfirmation } from './preview/edit-confirmation';

type EditDialogProps = {
  title: string;
  works: readonly string[];
  initialValues: FormValues;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
};

/** Shows what the chosen change does to each work, and then applies exactly that. */
export function EditDialog({ title, works, initialValues, onClose, onDone, children }: EditDialogProps) {
  const queryClient = useQueryClient();
  const preview = useRef<EditPreview>(undefined);
  const fields = useRef<HTMLDivElement>(null);
  // The dialog itself would focus its close button.
  useLayoutEffect(() => fields.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  async function apply(input: EditFormInput) {
    const shown = preview.current;
    if (!shown) return;
    try {
      await commitEdit(shown, input);
    } catch (error) {
      // After a lost answer the preview stays, so that a retry has its id and changes nothing twice.
      if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey: bulkQueries.previews });
      throw error;
    }
    onDone();
    for (const queryKey of bulkQueries.dependents) void queryClient.invalidateQueries({ queryKey });
  }

  const values = Object.assign({ reason: '' }, initialValues) as FormValues;
  return (
    <Dialog kind="wide" title={title} onClose={onClose}>
      <Form aria-label={title} schema={editFormSchema} initialValues={values as never} onSubmit={apply}>
        <div ref={fields} className={styles.fields}>
          {children}
        </div>
        <EditConfirmation
          works={works}
          onPreview={(shown) => {
            preview.current = shown;
          }}
          onCancel={onClose}
        >
          <TextAreaField
            name="reason"
            label="Reason"
            rows={2}
            hint="Recorded in the audit log with your name."
          />
        </EditConfirmation>
      </Form>
    </Dialog>
  );
}

/** Somebody was faster, so that the works need another preview. */
function isOutdated(error: unknown): boolean {
  const { status } = Object(error) as { status?: number };
  return status === 409 || status === 422;
}
