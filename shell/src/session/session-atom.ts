import { atom } from 'jotai';
import type { Session } from './session';
import { browserStorage, writeSession } from './session-storage';

const memorySession = atom<Session | null>(null);

/** `null` until the storage has answered. Setting it also writes the storage. */
export const sessionAtom = atom(
  (get) => get(memorySession),
  (_get, set, session: Session) => {
    set(memorySession, session);
    writeSession(browserStorage, session);
  },
);

/** Sets what was read from the storage, without writing it back. */
export const storedSessionAtom = atom(null, (_get, set, session: Session) => {
  set(memorySession, session);
});

/** While true, no guard redirects. The log-out's own navigation decides. */
export const loggingOutAtom = atom(false);
