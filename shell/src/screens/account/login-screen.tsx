import { returnPath, useLoginRedirect, useLoginRedirectError } from '@gallery/shared/host/login-redirect';
import { loginPath, registerPath } from '@gallery/shared/paths/account-paths';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { VisitorsOnly } from '../../session/visitors-only';
import { AccountPage } from './account-page';
import { AlternativeLink } from './alternative-link';
import { LoginForm } from './login-form';

export function LoginScreen() {
  const redirect = useLoginRedirect();
  useLoginRedirectError(redirect);
  return (
    <VisitorsOnly>
      <PageMeta title="Login" description="Log in to access your dashboard." path={loginPath} />
      <AccountPage title="Login" lead="Log in to access your dashboard." notice={redirect.notice}>
        <LoginForm />
        {redirect.guest && (
          <AlternativeLink
            text="No account?"
            to={returnPath({ previous: redirect.guest }, homePath)}
            label="Continue as a guest"
          />
        )}
        <AlternativeLink text="New to the gallery?" to={registerPath} label="Register" keepsRedirect />
      </AccountPage>
    </VisitorsOnly>
  );
}
