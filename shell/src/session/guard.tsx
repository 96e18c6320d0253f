import { Navigate, useLocation } from '@gallery/shared/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AreaSkeleton } from '../federation/area-skeleton';
import type { Arrival } from './arrival';
import { isLoggedIn } from './session';
import { leavingAtom, sessionAtom } from './session-atom';

type GuardProps = { children: ReactNode; otherwise?: string };

/**
 * Shows its children to who is logged in; leads anybody else to `otherwise`, with the way back. Until the storage
 * has answered it decides nothing.
 */
export function Guard({ children, otherwise = '/login' }: GuardProps) {
  const session = useAtomValue(sessionAtom);
  const leaving = useAtomValue(leavingAtom);
  const { pathname, search } = useLocation();
  if (isLoggedIn(session)) return children;
  if (!session || leaving) return <AreaSkeleton />;
  const arrival: Arrival = { previous: pathname + search, error: 'Unauthorized Access!' };
  return <Navigate to={otherwise} replace state={arrival} />;
}
