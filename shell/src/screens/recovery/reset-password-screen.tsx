import { authPaths, passwordRule } from '@gallery/shared/contract/account/user';
import { resetPasswordFormSchema } from '@gallery/shared/contract/account/user-input.schema';
import { Form, PasswordField, SubmitButton } from '@gallery/shared/forms';
import { ApiError, sendJson } from '@gallery/shared/http';
import { forgotPasswordPath, resetDonePath, resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { Navigate, useLocation, useNavigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type Recovery, useRecovery, useSetRecovery } from '../../session/recovery';
import { visitor } from '../../session/session';
import { sessionAtom } from '../../session/session-atom';
import { AccountPage } from '../account/account-page';
import { checkConfirmed } from '../account/register-screen';
import type { ResetState } from './reset-done-screen';

const lead = 'Choose a new password. Every other device is logged out.';

export function ResetPasswordScreen() {
  const recovery = useRecovery();
  const comesByLink = useLinkedTicket();
  if (!comesByLink && (recovery === null || (recovery && !recovery.ticket)))
    return <Navigate to={forgotPasswordPath} replace />;
  return (
    <>
      <PageMeta title="New password" description={lead} noindex />
      <AccountPage title="New password" lead={lead}>
        <ResetPasswordForm recovery={recovery ?? undefined} />
      </AccountPage>
    </>
  );
}

/** Moves the ticket from the address, where somebody could copy it, into this tab's recovery. */
function useLinkedTicket(): boolean {
  const [, ticket] = /^#([\w-]{43})$/.exec(useLocation().hash) ?? [];
  const setRecovery = useSetRecovery();
  const navigate = useNavigate();
  useEffect(() => {
    if (!ticket) return;
    setRecovery({ email: '', askedAt: Date.now(), ticket });
    void navigate(resetPasswordPath, { replace: true });
  }, [ticket, setRecovery, navigate]);
  return ticket !== undefined;
}

type NewPassword = { password: string; password_confirmation: string };

function ResetPasswordForm({ recovery }: { recovery: Recovery | undefined }) {
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
