import { atom } from 'jotai';
import type { Session } from './session';
import { browserStorage, writeSession } from './session-storage';

const memorySession = atom<Session | null>(null);

/** The session of this page; `null` until the storage has answered. What is set is kept. */
export const sessionAtom = atom(
  (get) => get(memorySession),
  (_get, set, session: Session) => {
    set(memorySession, session);
    writeSession(browserStorage, session);
  },
);

/** Takes what the storage says, at the start or because another tab changed it. */
export const storedSessionAtom = atom(null, (_get, set, session: Session) => {
  set(memorySession, session);
});

/** Whether somebody is on the way out: no guard sends them elsewhere until they have arrived. */
export const loggingOutAtom = atom(false);
