import { passwordRule } from '@gallery/shared/contract/account/user';
import {
  type GuestAccountInput,
  guestPasswordFormSchema,
} from '@gallery/shared/contract/guests/guest-input.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { useNotify, useSession } from '@gallery/shared/host';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { forgetOrderLink, keepGuest } from '@gallery/shared/payments/guest-access';
import { useNavigate } from '@gallery/shared/router';
import { makeAccount } from './guest-calls';

export function PasswordForm({ email, orderId }: { email: string; orderId: string }) {
  const { begin } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();

  async function create(input: GuestAccountInput) {
    const { data, message } = await makeAccount(input);
    forgetOrderLink(orderId);
    begin(data);
    keepGuest(null);
    notify(message, 'success');
    await navigate(`${ordersPath}?order=${orderId}`);
  }

  return (
    <Form
      aria-label="Create an account"
      schema={guestPasswordFormSchema}
      initialValues={empty}
      onSubmit={create}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint={passwordRule} />
      <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide>Create account</SubmitButton>
    </Form>
  );
}

const empty = { password: '', password_confirmation: '' };
