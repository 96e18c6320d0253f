import { authPaths, type SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type LoginInput, loginSchema } from '@gallery/shared/contract/account/user-input.schema';
import type { SecondStepNeeded } from '@gallery/shared/contract/log-in/second-step';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { returnPath, useLoginRedirect, useLoginRedirectError } from '@gallery/shared/host/login-redirect';
import { sendJson } from '@gallery/shared/http';
import { forgotPasswordPath, loginPath, registerPath } from '@gallery/shared/paths/account-paths';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { needsSecondStep, SecondStepForm } from '@gallery/shared/second-step/second-step-form';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useState } from 'react';
import { useSignIn } from '../../session/use-sign-in';
import { VisitorsOnly } from '../../session/visitors-only';
import { AccountPage } from './account-page';
import { AlternativeLink } from './alternative-link';
import styles from './login-screen.module.css';

export function LoginScreen() {
  const redirect = useLoginRedirect();
  useLoginRedirectError(redirect);
  return (
    <VisitorsOnly>
      <PageMeta title="Login" description="Log in to access your dashboard." path={loginPath} />
      <AccountPage title="Login" lead="Log in to access your dashboard." notice={redirect.notice}>
        <LoginForm />
        {redirect.guest && (
          <AlternativeLink
            text="No account?"
            to={returnPath({ previous: redirect.guest }, homePath)}
            label="Continue as a guest"
          />
        )}
        <AlternativeLink text="New to the gallery?" to={registerPath} label="Register" keepsRedirect />
      </AccountPage>
    </VisitorsOnly>
  );
}

function LoginForm() {
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
