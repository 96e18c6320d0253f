import { loginPath } from '@gallery/shared/paths/account-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { AccountPage } from '../account/account-page';
import { AlternativeLink } from '../account/alternative-link';
import { ForgotPasswordForm } from './forgot-password-form';

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
