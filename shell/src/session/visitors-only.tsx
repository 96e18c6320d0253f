import { useHydrated } from '@gallery/shared/browser/first-view';
import { forgetOfflinePages } from '@gallery/shared/browser/offline-page';
import { returnPath, useLoginRedirect } from '@gallery/shared/host/login-redirect';
import { profilePath } from '@gallery/shared/paths/account-paths';
import { Navigate } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { isLoggedIn } from './session';
import { sessionAtom } from './session-atom';

export function VisitorsOnly({ children }: { children: ReactNode }) {
  const redirect = useLoginRedirect();
  const session = useAtomValue(sessionAtom);
  const isVisitor = session !== null && !isLoggedIn(session);
  useEffect(() => {
    if (isVisitor) void forgetOfflinePages();
  }, [isVisitor]);
  if (useHydrated() && isLoggedIn(session))
    return <Navigate to={returnPath(redirect, profilePath)} replace />;
  return children;
}
