import { authPaths } from '@gallery/shared/contract/account/user';
import type { HostSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useAtom } from 'jotai';
import { visitor } from './session';
import { sessionAtom } from './session-atom';
import { useSessionEnd } from './use-session-end';

/** Remotes never see the token. */
export function useHostSession(): HostSession {
  const [session, setSession] = useAtom(sessionAtom);
  const endSession = useSessionEnd();
  const { token, user, isLoggedIn } = session ?? visitor;
  return {
    status: session ? 'known' : 'reading',
    user,
    isLoggedIn,
    updateUser(changed) {
      if (session?.isLoggedIn) setSession({ ...session, user: changed });
    },
    begin: ({ token: given, user: account }) => setSession({ token: given, user: account, isLoggedIn: true }),
    end(notice) {
      // A failed call is harmless: the token expires, and this browser has already dropped it.
      if (token) void sendJson('POST', authPaths.logout, {}, { token }).catch(() => undefined);
      endSession(notice);
    },
  };
}
