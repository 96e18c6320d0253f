import {
  type ForgotPasswordInput,
  forgotPasswordSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { resetMailSentPath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { useRequestCode } from './use-request-code';

export function ForgotPasswordForm() {
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
