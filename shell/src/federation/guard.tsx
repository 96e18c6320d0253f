import type { LoginRedirect } from '@gallery/shared/host/login-redirect';
import { Navigate, useLocation } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isLoggedIn } from '../session/session';
import { loggingOutAtom, sessionAtom } from '../session/session-atom';
import { AreaSkeleton } from './area-skeleton';

type GuardProps = { children: ReactNode; loginPath?: string };

/** Decides nothing until the storage has answered. */
export function Guard({ children, loginPath = '/login' }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const { pathname, search } = useLocation();
  if (isLoggedIn(session) || pathname.replace(/(.)\/$/, '$1') === loginPath) return children;
  if (!session || loggingOut) return <AreaSkeleton />;
  const redirect: LoginRedirect = { previous: pathname + search, error: 'Unauthorized Access!' };
  return <Navigate to={loginPath} replace state={redirect} />;
}
