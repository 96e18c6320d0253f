import { loginPath, registerPath } from '@gallery/shared/paths/account-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { VisitorsOnly } from '../../session/visitors-only';
import { AccountPage } from './account-page';
import { AlternativeLink } from './alternative-link';
import { RegisterForm } from './register-form';

const lead = 'Sign up for updates of exhibitions, art events, and art pieces.';

export function RegisterScreen() {
  return (
    <VisitorsOnly>
      <PageMeta title="Register" description={lead} path={registerPath} />
      <AccountPage title="Welcome" lead={lead}>
        <RegisterForm />
        <AlternativeLink text="Already registered?" to={loginPath} label="Login" keepsRedirect />
      </AccountPage>
    </VisitorsOnly>
  );
}
