import { authPaths, passwordRule } from '@gallery/shared/contract/account/user';
import { resetPasswordFormSchema } from '@gallery/shared/contract/account/user-input.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { ApiError, sendJson } from '@gallery/shared/http';
import { resetDonePath } from '@gallery/shared/paths/account-paths';
import { useNavigate } from '@gallery/shared/router';
import { useSetAtom } from 'jotai';
import { type Recovery, useSetRecovery } from '../../session/recovery';
import { visitor } from '../../session/session';
import { sessionAtom } from '../../session/session-atom';
import { checkConfirmed } from '../account/register-form';
import type { ResetState } from './reset-done-screen';

type NewPassword = { password: string; password_confirmation: string };

export function ResetPasswordForm({ recovery }: { recovery: Recovery | undefined }) {
  const setRecovery = useSetRecovery();
  const setSession = useSetAtom(sessionAtom);
  const navigate = useNavigate();

  async function resetPassword(input: NewPassword) {
    checkConfirmed(input);
    try {
      await sendJson('POST', authPaths.resetPassword, { ...input, ticket: recovery?.ticket });
    } catch (error) {
      // An expired ticket starts the recovery again.
      if (error instanceof ApiError && error.errors?.ticket) setRecovery(null);
      throw error;
    }
    setSession(visitor);
    const state: ResetState = { replaced: true };
    await navigate(resetDonePath, { replace: true, state });
  }

  return (
    <Form
      aria-label="Reset password"
      schema={resetPasswordFormSchema}
      initialValues={empty}
      onSubmit={resetPassword}
    >
      {/* The browser's password manager needs the account of the new password. */}
      <input type="email" autoComplete="username" value={recovery?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label="New password" autoComplete="new-password" hint={passwordRule} />
      <PasswordField name="password_confirmation" label="Confirm password" autoComplete="new-password" />
      <SubmitButton wide>Reset password</SubmitButton>
    </Form>
  );
}

const empty = { password: '', password_confirmation: '' };
