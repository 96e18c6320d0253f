import type { LoginRedirect } from '@gallery/shared/host/login-redirect';
import { loginPath as customerLogin } from '@gallery/shared/paths/account-paths';
import { Navigate, useLocation } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isLoggedIn } from '../session/session';
import { loggingOutAtom, sessionAtom } from '../session/session-atom';
import { AreaSkeleton } from './area-screen';

type GuardProps = { children: ReactNode; loginPath?: string };

/** Waits for the storage before it decides. */
export function Guard({ children, loginPath = customerLogin }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const { pathname, search, hash } = useLocation();
  if (isLoggedIn(session) || pathname.replace(/(.)\/$/, '$1') === loginPath) return children;
  if (!session || loggingOut) return <AreaSkeleton />;
  const redirect: LoginRedirect = { previous: pathname + search + hash, error: 'Unauthorized Access!' };
  return <Navigate to={loginPath} replace state={redirect} />;
}
