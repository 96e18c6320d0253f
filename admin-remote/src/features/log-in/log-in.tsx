import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import { authPaths, type SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type LoginInput, loginSchema } from '@gallery/shared/contract/account/user-input.schema';
import type { SecondStepNeeded } from '@gallery/shared/contract/log-in/second-step';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { needsSecondStep, SecondStepForm } from '@gallery/shared/second-step/second-step-form';
import { useState } from 'react';
import styles from './log-in.module.css';

/** Refuses a customer's account without signing it in. */
export function LogIn({ notice }: { notice?: string }) {
  const { begin } = useSession();
  const [customerEmail, setCustomerEmail] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);

  async function logIn(input: LoginInput) {
    setCustomerEmail(null);
    const sent = sendJson<SignedInAnswer | SecondStepNeeded>('POST', authPaths.login, input, { token: null });
    const answer = await sent;
    if (needsSecondStep(answer)) return setTicket(answer.second_step.ticket);
    await enter(answer);
  }

  async function enter({ data }: SignedInAnswer) {
    if (data.user.role === 'admin') return begin(data);
    await revokeToken(data.token);
    setTicket(null);
    setCustomerEmail(data.user.email);
  }

  return (
    <section className={styles.page}>
      <title>{`Log In · ${brand.name}`}</title>
      <Mark className={styles.mark} />
      <header className={styles.head}>
        <h1>Log In</h1>
        <p>Welcome! Check recent updates</p>
      </header>
      {notice && !customerEmail && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {customerEmail && (
        <p className={styles.error} role="alert">
          The account {customerEmail} has no access to the back office. You are not logged in.
        </p>
      )}
      {ticket ? (
        <SecondStepForm ticket={ticket} onSignedIn={enter} onEnded={() => setTicket(null)} />
      ) : (
        <Form aria-label="Log In" schema={loginSchema} initialValues={empty} onSubmit={logIn} alwaysToasts>
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <SubmitButton wide>Log In</SubmitButton>
        </Form>
      )}
    </section>
  );
}

/** A failed call is harmless, because the token expires. */
async function revokeToken(token: string) {
  await sendJson('POST', authPaths.logout, {}, { token }).catch(() => undefined);
}

const empty = { email: '', password: '' };
