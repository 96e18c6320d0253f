import { loginPath } from '@gallery/shared/paths/account-paths';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { useNavigate } from '@gallery/shared/router';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { areaOf } from '../areas';
import { visitor } from './session';
import { loggingOutAtom, sessionAtom } from './session-atom';

export function useSessionEnd() {
  const setSession = useSetAtom(sessionAtom);
  const leave = useGoToLogin();
  return useCallback(
    (notice?: string) => {
      setSession(visitor);
      leave(notice);
    },
    [setSession, leave],
  );
}

export function useLogoutInOtherTab() {
  const leave = useGoToLogin();
  return useCallback(() => {
    if (isGuarded(window.location.pathname)) leave('You were logged out in another tab.');
  }, [leave]);
}

function useGoToLogin() {
  const setLoggingOut = useSetAtom(loggingOutAtom);
  const navigate = useNavigate();
  return useCallback(
    (notice?: string) => {
      const inBackOffice = areaOf(window.location.pathname) === 'admin';
      setLoggingOut(true);
      void navigate(inBackOffice ? adminPath : loginPath, { state: { notice } });
    },
    [setLoggingOut, navigate],
  );
}

function isGuarded(pathname: string): boolean {
  return ['customer', 'admin'].includes(areaOf(pathname)) && !/^\/admin\/?$/.test(pathname);
}
