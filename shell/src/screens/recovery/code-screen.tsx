import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';
import { AlternativeLink } from '../account/alternative-link';
import { CodeForm } from './code-form';
import { ResendMail } from './resend-mail';

const lead =
  'If there is an account with this email, a code of 4\u00a0digits is on its way to it. It is good for 10\u00a0minutes.';

/** Users can open the screen without a recovery. Actions that need an email then lead to its form. */
export function CodeScreen() {
  const recovery = useRecovery();
  return (
    <>
      <PageMeta title="Email Sent" description="Enter the code from the email." noindex />
      <AccountPage title="Email Sent" lead={lead}>
        <CodeForm recovery={recovery} />
        <ResendMail recovery={recovery} />
        <AlternativeLink text="Wrong address?" to={forgotPasswordPath} label="Enter another one" />
      </AccountPage>
    </>
  );
}
