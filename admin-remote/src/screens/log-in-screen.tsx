import { forgetOfflinePages } from '@gallery/shared/browser/offline-page';
import { restoredFormPath } from '@gallery/shared/forms';
import { useSession } from '@gallery/shared/host';
import { returnPath, useLoginRedirect, useLoginRedirectError } from '@gallery/shared/host/login-redirect';
import { prepareCalls } from '@gallery/shared/http';
import { adminDashboardPath } from '@gallery/shared/paths/admin-paths';
import { Navigate, useLocation } from '@gallery/shared/router';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { useEffect } from 'react';
import { LogIn } from '../features/log-in/log-in';

const AcceptInvitation = deferred(
  async () =>
    (await import(/* webpackChunkName: "invitation" */ '../features/log-in/accept-invitation'))
      .AcceptInvitation,
  null,
);

export function LogInScreen() {
  const { user, isLoggedIn, status } = useSession();
  const redirect = useLoginRedirect();
  useLoginRedirectError(redirect);
  // Loads the code of the calls while the user fills in the form.
  useEffect(() => void prepareCalls(), []);
  const isVisitor = status === 'known' && !isLoggedIn;
  useEffect(() => {
    if (isVisitor) void forgetOfflinePages();
  }, [isVisitor]);
  const [, invitation] = /^#([\w-]{43})$/.exec(useLocation().hash) ?? [];
  if (invitation) return <AcceptInvitation token={invitation} />;
  if (!isLoggedIn || user?.role !== 'admin') return <LogIn notice={redirect.notice} />;
  const fallback = restoredFormPath(user._id) ?? adminDashboardPath;
  return <Navigate to={returnPath(redirect, fallback)} replace />;
}
