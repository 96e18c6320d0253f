import { authPaths, type CodeRequestAnswer } from '@gallery/shared/contract/account/user';
import {
  type ForgotPasswordInput,
  forgotPasswordSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendJson } from '@gallery/shared/http';
import { loginPath, resetMailSentPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useSetRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';
import { AlternativeLink } from '../account/alternative-link';

const lead = 'Enter the email of your account, and we send you a code to choose a new password.';

export function ForgotPasswordScreen() {
  return (
    <>
      <PageMeta title="Forgot password" description={lead} noindex />
      <AccountPage title="Forgot password" lead={lead}>
        <ForgotPasswordForm />
        <AlternativeLink text="Remembered it?" to={loginPath} label="Back to login" />
      </AccountPage>
    </>
  );
}

function ForgotPasswordForm() {
  const requestCode = useRequestCode();
  const navigate = useNavigate();

  async function submit({ email }: ForgotPasswordInput) {
    await requestCode(email);
    await navigate(resetMailSentPath);
  }

  return (
    <Form
      aria-label="Forgot password"
      schema={forgotPasswordSchema}
      initialValues={{ email: '' }}
      onSubmit={submit}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton wide>Submit</SubmitButton>
    </Form>
  );
}

export function useRequestCode() {
  const setRecovery = useSetRecovery();
  return async (email: string): Promise<CodeRequestAnswer> => {
    const answer = await sendJson<CodeRequestAnswer>('POST', authPaths.forgotPassword, { email });
    setRecovery({ email, askedAt: Date.now(), request: answer.request });
    return answer;
  };
}
