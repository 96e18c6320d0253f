import { atom } from 'jotai';
import type { Session } from './session';
import { browserStorage, writeSession } from './session-storage';

const heldSession = atom<Session | null>(null);

/** The session of this page; `null` until the storage has answered. What is set is kept. */
export const sessionAtom = atom(
  (get) => get(heldSession),
  (_get, set, session: Session) => {
    set(heldSession, session);
    writeSession(browserStorage, session);
  },
);

/** Takes what the storage says, at the start or because another tab changed it. */
export const storedSessionAtom = atom(null, (_get, set, session: Session) => {
  set(heldSession, session);
});

/** Whether somebody is on the way out: no guard sends them elsewhere until they have arrived. */
export const leavingAtom = atom(false);
