import { useNotify } from '@gallery/shared/host';
import { linkSession } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { isLoggedIn, parseSession, type Session, sessionKey } from './session';
import { loggingOutAtom, sessionAtom, storedSessionAtom } from './session-atom';
import { browserStorage, readSession } from './session-storage';
import { useLogoutInOtherTab, useSessionEnd } from './use-session-end';

export function SessionSync() {
  useApiToken();
  useStoredSession();
  useAuthAttribute();
  useResetDataOnUserChange();
  useResetLoggingOut();
  return null;
}

/** Only the first call with a refused token ends the session. Later ones find another token, or none. */
function useApiToken() {
  const store = useStore();
  const notify = useNotify();
  const endSession = useSessionEnd();
  useEffect(() => {
    linkSession({
      token: () => store.get(sessionAtom)?.token ?? null,
      refused(token, message) {
        if (store.get(sessionAtom)?.token !== token) return;
        notify(message, 'error');
        endSession();
      },
    });
  }, [store, notify, endSession]);
}

function useStoredSession() {
  const store = useStore();
  const setStored = useSetAtom(storedSessionAtom);
  const endElsewhere = useLogoutInOtherTab();
  useEffect(() => {
    const read = async () => {
      const stored = await readSession(browserStorage);
      if (!store.get(sessionAtom)) setStored(stored);
    };
    const apply = (stored: Session) => {
      if (isLoggedIn(store.get(sessionAtom)) && !isLoggedIn(stored)) endElsewhere();
      setStored(stored);
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === sessionKey || key === null) apply(parseSession(newValue));
    };
    const catchUp = () => void readSession(browserStorage).then(apply);
    // A page in the back/forward cache gets no storage events.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && catchUp();
    if (!store.get(sessionAtom)) void read();
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', restored);
    document.addEventListener('prerenderingchange', catchUp);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', restored);
      document.removeEventListener('prerenderingchange', catchUp);
    };
  }, [store, setStored, endElsewhere]);
}

/** The boot script sets the attribute before the first paint. From then on it follows the session. */
function useAuthAttribute() {
  const session = useAtomValue(sessionAtom);
  useEffect(() => {
    if (session) document.documentElement.toggleAttribute('data-auth', isLoggedIn(session));
  }, [session]);
}

/** One account's data must not appear for the next account, nor what it typed, which the tab keeps for a reload. */
function useResetDataOnUserChange() {
  const queryClient = useQueryClient();
  const session = useAtomValue(sessionAtom);
  const owner = session && (session.user?._id ?? '');
  const known = useRef(owner);
  useEffect(() => {
    const before = known.current;
    known.current = owner;
    if (before === null || before === owner) return;
    void queryClient.resetQueries();
    try {
      if (before) sessionStorage.clear();
    } catch {
      // A browser that forbids storage has kept nothing.
    }
  }, [owner, queryClient]);
}

function useResetLoggingOut() {
  const { key } = useLocation();
  const setLoggingOut = useSetAtom(loggingOutAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation ends the log-out
  useEffect(() => setLoggingOut(false), [key, setLoggingOut]);
}
