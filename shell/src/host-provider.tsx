import { authPaths } from '@gallery/shared/contract/account/user';
import { type Host, HostContext, type HostSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useToaster } from './messages/toaster';
import { NotFoundScreen } from './screens/not-found-screen';
import { visitor } from './session/session';
import { sessionAtom } from './session/session-atom';
import { useSessionEnd } from './session/use-session-end';

type Props = Pick<Host, 'publicUrl' | 'refusedForm'> & { children: ReactNode };

export function HostProvider({ publicUrl, refusedForm, children }: Props) {
  const { notify, toaster } = useToaster();
  const host = useMemo(
    () => ({ notify, NotFound: NotFoundScreen, publicUrl, refusedForm, useSession: useHostSession }),
    [notify, publicUrl, refusedForm],
  );
  return (
    <HostContext value={host}>
      {children}
      {toaster}
    </HostContext>
  );
}

/** Remotes never see the token. */
function useHostSession(): HostSession {
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
