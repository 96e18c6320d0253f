import { maxTemplates } from '@gallery/shared/contract/correspondence/conversation';
import {
  type Template,
  type TemplateInput,
  type TemplatesAnswer,
  templateInputSchema,
} from '@gallery/shared/contract/correspondence/template.schema';
import { Form, type FormActions, SubmitButton, TextAreaField, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import styles from '../../features/enquiries/conversation/conversation.module.css';
import { removeTemplate, saveTemplate, templateQueries } from '../../features/enquiries/conversation.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { Panel, PanelBody } from '../../ui/page/panel';

export function AnswerTemplatesScreen() {
  const back = (
    <Link className="link" to={adminEnquiriesPath}>
      All enquiries
    </Link>
  );
  return (
    <AdminPage title="Templates of answers" tools={back}>
      <TemplatePanels />
    </AdminPage>
  );
}

function TemplatePanels() {
  return (
    <Loaded of={useQuery(templateQueries.list)} skeleton={<Spinner />}>
      {({ templates }: TemplatesAnswer) => (
        <>
          {templates.map((template) => (
            <Panel key={template._id} heading={template.name}>
              <PanelBody narrow>
                <TemplateForm template={template} />
              </PanelBody>
            </Panel>
          ))}
          {templates.length < maxTemplates && (
            <Panel heading="New template">
              <PanelBody narrow>
                <TemplateForm />
              </PanelBody>
            </Panel>
          )}
        </>
      )}
    </Loaded>
  );
}

const hint = '{name}, {work}, and {curator} become the names of the customer, the work, and yourself.';

function TemplateForm({ template }: { template?: Template }) {
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
