import { useArrival, useArrivalError } from '@gallery/shared/host/login-redirect';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { VisitorsOnly } from '../../session/visitors-only';
import { AccountPage } from './account-page';
import { OtherWay } from './alternative-link';
import { LoginForm } from './login-form';

export function LoginScreen() {
  const arrival = useArrival();
  useArrivalError(arrival);
  return (
    <VisitorsOnly>
      <PageMeta title="Login" description="Log in to access your dashboard." path="/login" />
      <AccountPage title="Login" lead="Log in to access your dashboard." notice={arrival.notice}>
        <LoginForm />
        <OtherWay words="New to the gallery?" to="/register" label="Register" keepsArrival />
      </AccountPage>
    </VisitorsOnly>
  );
}
