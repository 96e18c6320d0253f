import type { Arrival } from '@gallery/shared/host/login-redirect';
import { Navigate, useLocation } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AreaSkeleton } from '../federation/area-skeleton';
import { isLoggedIn } from './session';
import { leavingAtom, sessionAtom } from './session-atom';

type GuardProps = { children: ReactNode; otherwise?: string };

/**
 * Shows its children to who is logged in; leads anybody else to `otherwise`, with the way back. Until the storage
 * has answered it decides nothing. Who stands at `otherwise` already is where they should be.
 */
export function Guard({ children, otherwise = '/login' }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const leaving = useAtomValue(leavingAtom);
  const { pathname, search } = useLocation();
  if (isLoggedIn(session) || pathname.replace(/(.)\/$/, '$1') === otherwise) return children;
  if (!session || leaving) return <AreaSkeleton />;
  const arrival: Arrival = { previous: pathname + search, error: 'Unauthorized Access!' };
  return <Navigate to={otherwise} replace state={arrival} />;
}
