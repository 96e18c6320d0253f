import { forgotPasswordPath, resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { Navigate, useLocation, useNavigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useEffect } from 'react';
import { useRecovery, useSetRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';
import { ResetPasswordForm } from './reset-password-form';

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
