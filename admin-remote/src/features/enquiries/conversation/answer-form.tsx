import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { letterInputSchema } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { newUuid } from '@gallery/shared/domain/new-uuid';
import {
  Form,
  type FormActions,
  SubmitButton,
  TextAreaField,
  UnsavedChanges,
  useFieldValue,
} from '@gallery/shared/forms';
import { useNotify, useSession } from '@gallery/shared/host';
import { letterTemplatesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { conversationQueries, sendLetter, templateQueries } from '../conversation.queries';
import styles from './conversation.module.css';

const answerSchema = letterInputSchema.pick(['text', 'done']);
type Answer = { text: string; done: boolean };

/** The key stays until the answer is sent, so that a second try sends it once. */
export function AnswerForm({ of }: { of: ConversationAnswer }) {
  const { conversation, thread, receives } = of;
  const [key, setKey] = useState(newUuid);
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function send({ text, done }: Answer, { reset }: FormActions) {
    try {
      const { message } = await sendLetter(conversation._id, { key, text, done, seen: thread.length });
      notify(message, 'success');
      setKey(newUuid());
      reset();
    } finally {
      await queryClient.invalidateQueries({ queryKey: conversationQueries.all });
    }
  }

  return (
    <Panel heading="Answer">
      <PanelBody>
        <Form
          aria-label="Answer"
          schema={answerSchema}
          initialValues={{ text: '', done: true }}
          onSubmit={send}
        >
          <TemplateButtons conversation={conversation} />
          <TextAreaField name="text" label={`Letter to ${conversation.name}`} rows={9} wide />
          <CheckboxField name="done" label="Mark as done after sending" wide />
          <SubmitButton>Send</SubmitButton>
          <p className={styles.hint}>
            {receives
              ? 'An answer of the customer appears here and opens the enquiry again.'
              : 'An answer of the customer arrives in the mailbox of the gallery.'}
          </p>
          <UnsavedChanges />
        </Form>
      </PanelBody>
    </Panel>
  );
}

/** A template goes below what the curator has written. */
function TemplateButtons({ conversation }: { conversation: ConversationAnswer['conversation'] }) {
  const { data } = useQuery(templateQueries.list);
  const { user } = useSession();
  const { value, set } = useFieldValue('text');
  const { name, work } = conversation;
  const curator = user ? `${user.firstname} ${user.lastname}`.trim() : '';
  const written = String(value ?? '').trimEnd();
  return (
    <div className={styles.templates}>
      {data?.templates.map((template) => (
        <Button
          key={template._id}
          kind="secondary"
          onClick={() =>
            set([written, fillTemplate(template.text, { name, work, curator })].filter(Boolean).join('\n\n'))
          }
        >
          {template.name}
        </Button>
      ))}
      <Link className="link" to={letterTemplatesPath}>
        Edit templates
      </Link>
    </div>
  );
}

type TemplateFacts = { name: string; work: string; curator: string };

/** Replaces the words in braces. Unknown ones stay, so that the curator sees them. */
function fillTemplate(text: string, { name, work, curator }: TemplateFacts): string {
  return text
    .replaceAll('{name}', () => name)
    .replaceAll('{work}', () => work || 'your message')
    .replaceAll('{curator}', () => curator);
}
