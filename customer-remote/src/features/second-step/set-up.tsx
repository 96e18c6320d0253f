import type { User } from '@gallery/shared/contract/account/user';
import type { NewAuthenticator } from '@gallery/shared/contract/log-in/second-step';
import {
  beginAuthenticatorSchema,
  type ConfirmAuthenticatorInput,
  confirmAuthenticatorSchema,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useSession } from '@gallery/shared/host';
import { useEffect, useRef, useState } from 'react';
import styles from './second-step.module.css';
import { beginAuthenticator, confirmAuthenticator } from './second-step.queries';

type SetUpProps = { user: User; onConfirmed: (recoveryCodes: string[]) => void };

export function SetUp({ user, onConfirmed }: SetUpProps) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  if (made) return <ConfirmForm made={made} user={user} onConfirmed={onConfirmed} />;
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

type ConfirmFormProps = SetUpProps & { made: NewAuthenticator };

function ConfirmForm({ made: { key, uri, qr }, user, onConfirmed }: ConfirmFormProps) {
  const { updateUser } = useSession();
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function confirm(input: ConfirmAuthenticatorInput) {
    const { recovery_codes } = await confirmAuthenticator(input);
    onConfirmed(recovery_codes);
    updateUser({ ...user, needsSecondStep: undefined });
  }

  return (
    <div className={styles.steps}>
      <p ref={first} tabIndex={-1}>
        Scan the picture with an authenticator app, or <a href={uri}>open the app on this device</a>.
      </p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        If you cannot scan it, type this key:{' '}
        <code className={styles.key}>{key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Form
        aria-label="Confirm the app"
        schema={confirmAuthenticatorSchema}
        initialValues={{ code: '' }}
        onSubmit={confirm}
      >
        <TextField
          name="code"
          label="Code of the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits. Your other devices are logged out."
        />
        <SubmitButton>Turn on</SubmitButton>
      </Form>
    </div>
  );
}
