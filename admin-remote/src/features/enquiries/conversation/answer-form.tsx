import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { letterInputSchema } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { newUuid } from '@gallery/shared/domain/new-uuid';
import { Form, type FormActions, SubmitButton, TextAreaField, UnsavedChanges } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { conversationQueries, sendLetter } from '../conversation.queries';
import styles from './conversation.module.css';
import { TemplateButtons } from './template-buttons';

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
