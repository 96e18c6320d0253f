import { useNavigate } from '@gallery/shared/router';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { endSessionAtom } from './session-atom';

/** Ends this browser's session and leads to where one logs in, with a word why. */
export function useSessionEnd() {
  const endSession = useSetAtom(endSessionAtom);
  const navigate = useNavigate();
  return useCallback(
    (notice?: string) => {
      const inBackOffice = window.location.pathname.startsWith('/admin');
      endSession();
      void navigate(inBackOffice ? '/admin' : '/login', { state: { notice } });
    },
    [endSession, navigate],
  );
}
