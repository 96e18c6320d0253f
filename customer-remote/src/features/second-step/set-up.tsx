import type { User } from '@gallery/shared/contract/account/user';
import type { NewAuthenticator } from '@gallery/shared/contract/log-in/second-step';
import { beginAuthenticatorSchema } from '@gallery/shared/contract/log-in/second-step-input.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { useState } from 'react';
import { ConfirmForm } from './confirm-form';
import { RecoveryCodes } from './recovery-codes';
import { beginAuthenticator } from './second-step.queries';

export function SetUp({ user }: { user: User }) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes)
    return <RecoveryCodes userId={user._id} codes={codes} lead="Your log-in has a second step now." />;
  if (made) return <ConfirmForm made={made} user={user} onConfirmed={setCodes} />;
  return (
    <Form
      aria-label="Set up an authenticator app"
      schema={beginAuthenticatorSchema}
      initialValues={{ current_password: '' }}
      onSubmit={async (input) => setMade(await beginAuthenticator(input))}
    >
      {/* Names the account of the password below. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <SubmitButton>Set up</SubmitButton>
    </Form>
  );
}
