import {
  type Template,
  type TemplateInput,
  templateInputSchema,
} from '@gallery/shared/contract/correspondence/template.schema';
import {
  Form,
  type FormActions,
  RestoresTyped,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import styles from '../conversation/conversation.module.css';
import { removeTemplate, saveTemplate, templateQueries } from '../conversation.queries';

const hint = '{name}, {work}, and {curator} become the names of the customer, the work, and yourself.';

export function TemplateForm({ template }: { template?: Template }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function save(input: TemplateInput, { reset, markPristine }: FormActions) {
    const { message } = await saveTemplate(template?._id, input);
    notify(message, 'success');
    if (template) markPristine();
    else reset();
    await queryClient.invalidateQueries({ queryKey: templateQueries.all });
  }

  return (
    <Form
      aria-label={template?.name ?? 'New template'}
      schema={templateInputSchema}
      initialValues={{ name: template?.name ?? '', text: template?.text ?? '' }}
      onSubmit={save}
    >
      <TextField name="name" label="Name" wide />
      <TextAreaField name="text" label="Text" rows={7} hint={hint} wide />
      <RestoresTyped name={template?._id ?? 'new template'} />
      <div className={styles.row}>
        <SubmitButton kind="secondary">{template ? 'Save' : 'Add template'}</SubmitButton>
        {template && <RemoveButton template={template} />}
      </div>
    </Form>
  );
}

function RemoveButton({ template: { _id, name } }: { template: Template }) {
  const [asks, setAsks] = useState(false);
  const { isPending, mutate } = useAction({
    mutationFn: () => removeTemplate(_id),
    invalidates: templateQueries.all,
  });
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        Remove
      </Button>
      {asks && (
        <Confirm
          question={`Do you want to remove “${name}”?`}
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}
