import { authPaths, type SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type LoginInput, loginSchema } from '@gallery/shared/contract/account/user-input.schema';
import type { SecondStepNeeded } from '@gallery/shared/contract/log-in/second-step';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import { Link } from '@gallery/shared/router';
import { needsSecondStep, SecondStepForm } from '@gallery/shared/second-step/second-step-form';
import { useState } from 'react';
import { useSignIn } from '../../session/use-sign-in';
import styles from './login-form.module.css';

export function LoginForm() {
  const signIn = useSignIn();
  const [ticket, setTicket] = useState<string | null>(null);

  async function logIn(input: LoginInput) {
    const sent = sendJson<SignedInAnswer | SecondStepNeeded>('POST', authPaths.login, input, { token: null });
    const answer = await sent;
    if (needsSecondStep(answer)) setTicket(answer.second_step.ticket);
    else signIn(answer);
  }

  if (ticket) return <SecondStepForm ticket={ticket} onSignedIn={signIn} onEnded={() => setTicket(null)} />;

  return (
    <Form
      aria-label="Login"
      schema={loginSchema}
      initialValues={empty}
      onSubmit={logIn}
      alwaysToasts
      unscripted="Logging in needs JavaScript. Please allow it for this site."
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <div className={styles.password}>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Link className={`link ${styles.forgot}`} to={forgotPasswordPath}>
          Forgot password?
        </Link>
      </div>
      <SubmitButton wide>Login</SubmitButton>
    </Form>
  );
}

const empty = { email: '', password: '' };
