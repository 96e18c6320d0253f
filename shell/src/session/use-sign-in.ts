import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { useNotify } from '@gallery/shared/host';
import { returnPath, useLoginRedirect } from '@gallery/shared/host/login-redirect';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { useSetAtom } from 'jotai';
import { sessionAtom } from './session-atom';

/** A user from a lot's page returns to it, and reads that nothing else is needed here. */
export function useSignIn() {
  const setSession = useSetAtom(sessionAtom);
  const notify = useNotify();
  const goesToLot = returnPath(useLoginRedirect(), '').startsWith(lotPath(''));
  return ({ data: { token, user } }: SignedInAnswer) => {
    setSession({ token, user, isLoggedIn: true });
    if (goesToLot) notify('Your account is ready');
  };
}
