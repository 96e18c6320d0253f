import { returnPath, useHydrated, useLoginRedirect } from '@gallery/shared/host/login-redirect';
import { Navigate } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isLoggedIn } from './session';
import { sessionAtom } from './session-atom';

/** What is for visitors: who is logged in, or has just become so, goes on to where they were going. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const redirect = useLoginRedirect();
  const session = useAtomValue(sessionAtom);
  if (useHydrated() && isLoggedIn(session))
    return <Navigate to={returnPath(redirect, '/dashboard/profile')} replace />;
  return children;
}
