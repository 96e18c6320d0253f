import { authPaths, passwordRule, strongPasswordRule } from '@gallery/shared/contract/account/user';
import {
  type ChangePasswordInput,
  changePasswordSchema,
} from '@gallery/shared/contract/account/user-input.schema';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';

type PasswordFormProps = { email: string; isStaff: boolean; onChanged: () => void };

export function PasswordForm({ email, isStaff, onChanged }: PasswordFormProps) {
  const notify = useNotify();

  async function change(input: ChangePasswordInput) {
    const { message } = await sendJson<MessageAnswer>('PUT', authPaths.changePassword, input);
    notify(message, 'success');
    onChanged();
  }

  return (
    <Form aria-label="Change password" schema={changePasswordSchema} initialValues={empty} onSubmit={change}>
      {/* The browser's password manager needs the account of the new password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={isStaff ? staffRule : passwordRule}
      />
      <PasswordField name="password_confirmation" label="Confirm new password" autoComplete="new-password" />
      <SubmitButton>Change password</SubmitButton>
    </Form>
  );
}

const staffRule = `An administrator’s password has ${strongPasswordRule}.`;
const empty = { current_password: '', password: '', password_confirmation: '' };
