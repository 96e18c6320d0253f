import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { VisitorsOnly } from '../../session/visitors-only';
import { AccountPage } from './account-page';
import { OtherWay } from './alternative-link';
import { RegisterForm } from './register-form';

const lead = 'Sign up for updates of exhibitions, art events, and art pieces.';

export function RegisterScreen() {
  return (
    <VisitorsOnly>
      <PageMeta title="Register" description={lead} path="/register" />
      <AccountPage title="Welcome" lead={lead}>
        <RegisterForm />
        <OtherWay words="Already registered?" to="/login" label="Login" keepsArrival />
      </AccountPage>
    </VisitorsOnly>
  );
}
