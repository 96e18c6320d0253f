import { useNotify } from '@gallery/shared/host';
import { linkSession } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useLocation } from '@gallery/shared/router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { isLoggedIn, parseSession, sessionKey } from './session';
import { loggingOutAtom, sessionAtom, storedSessionAtom } from './session-atom';
import { browserStorage, readSession } from './session-storage';
import { useLogoutInOtherTab, useSessionEnd } from './use-session-end';

/** Reads the kept session, keeps step with other tabs, and lends its token to the calls of this page. */
export function SessionSync() {
  useApiToken();
  useStoredSession();
  useAuthAttribute();
  useResetDataOnUserChange();
  useResetLoggingOut();
  return null;
}

/** A refused token ends its session once: the calls that follow it find another token, or none. */
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
      const kept = await readSession(browserStorage);
      if (!store.get(sessionAtom)) setStored(kept);
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== sessionKey && key !== null) return;
      const kept = parseSession(newValue);
      if (isLoggedIn(store.get(sessionAtom)) && !isLoggedIn(kept)) endElsewhere();
      setStored(kept);
    };
    if (!store.get(sessionAtom)) void read();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store, setStored, endElsewhere]);
}

/** What the boot script marked before the first paint follows the session from here on. */
function useAuthAttribute() {
  const session = useAtomValue(sessionAtom);
  useEffect(() => {
    if (session) document.documentElement.toggleAttribute('data-auth', isLoggedIn(session));
  }, [session]);
}

/** What was fetched for one account is not shown to the next. */
function useResetDataOnUserChange() {
  const queryClient = useQueryClient();
  const session = useAtomValue(sessionAtom);
  const owner = session && (session.user?._id ?? '');
  const known = useRef(owner);
  useEffect(() => {
    const changed = known.current !== null && known.current !== owner;
    known.current = owner;
    if (changed) void queryClient.resetQueries();
  }, [owner, queryClient]);
}

/** Whoever has arrived somewhere is no longer on the way out. */
function useResetLoggingOut() {
  const { key } = useLocation();
  const setLoggingOut = useSetAtom(loggingOutAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place ends the way to it
  useEffect(() => setLoggingOut(false), [key, setLoggingOut]);
}
