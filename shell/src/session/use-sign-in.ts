import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { useSetAtom } from 'jotai';
import { sessionAtom } from './session-atom';

export function useSignIn() {
  const setSession = useSetAtom(sessionAtom);
  return ({ data: { token, user } }: SignedInAnswer) => setSession({ token, user, isLoggedIn: true });
}
