import { Navigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { useRecovery } from '../session/recovery';
import { AccountPage } from './account-page';
import { ResetPasswordForm } from './reset-password-form';

const lead = 'Choose a new password. Every other device is logged out.';

/** Only for who has the ticket of a right code. */
export function ResetPasswordScreen() {
  const recovery = useRecovery();
  if (recovery === null || (recovery && !recovery.ticket)) return <Navigate to="/forgot-password" replace />;
  return (
    <>
      <PageMeta title="New password" description={lead} noindex />
      <AccountPage title="New password" lead={lead}>
        <ResetPasswordForm recovery={recovery} />
      </AccountPage>
    </>
  );
}
