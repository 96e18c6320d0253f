import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { useSetAtom } from 'jotai';
import { sessionAtom } from './session-atom';

/** Begins the session that the API has answered with. */
export function useSignIn() {
  const setSession = useSetAtom(sessionAtom);
  return ({ data: { token, user } }: SignedInAnswer) => setSession({ token, user, isLoggedIn: true });
}
