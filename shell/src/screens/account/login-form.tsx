import { authPaths, type SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type LoginInput, loginSchema } from '@gallery/shared/contract/account/user-input.schema';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import { Link } from '@gallery/shared/router';
import { useSignIn } from '../../session/use-sign-in';
import styles from './login-form.module.css';

export function LoginForm() {
  const signIn = useSignIn();

  async function logIn(input: LoginInput) {
    signIn(await sendJson<SignedInAnswer>('POST', authPaths.login, input, { token: null }));
  }

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
