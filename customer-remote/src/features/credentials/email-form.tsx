import { authPaths } from '@gallery/shared/contract/account/user';
import { type ChangeEmailInput, changeEmailSchema } from '@gallery/shared/contract/account/user-input.schema';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer.schema';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { useEffect, useRef, useState } from 'react';
import styles from './credentials.module.css';

export function EmailForm({ email }: { email: string }) {
  const [sent, setSent] = useState<string | null>(null);

  async function askForLink(input: ChangeEmailInput) {
    const { message } = await sendJson<MessageAnswer>('PUT', authPaths.changeEmail, input);
    setSent(message);
  }

  if (sent) return <LinkSent message={sent} />;
  return (
    <Form
      aria-label="Change email address"
      schema={changeEmailSchema}
      initialValues={empty}
      onSubmit={askForLink}
    >
      <TextField name="email" label="New email" type="email" autoComplete="email" />
      {/* Names the account of the password below. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <SubmitButton>Send the link</SubmitButton>
    </Form>
  );
}

/** Receives the focus, because the form that had it is gone. */
function LinkSent({ message }: { message: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.sent} role="status">
      {message}
    </p>
  );
}

const empty = { email: '', current_password: '' };
