import { parseSession, type Session, sessionKey, sessionText, visitor } from './session';

/** Local storage, or one that takes its time to answer. */
export type SessionStorage = {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

/** Milliseconds after which a storage that has not answered is taken for empty (specification § 9). */
const timeoutMs = 5000;

/** The kept session; a visitor's when the storage throws, holds something else, or does not answer. */
export async function readSession(storage: () => SessionStorage): Promise<Session> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    const text = await Promise.race([storage().getItem(sessionKey), late]);
    const session = parseSession(text);
    // Bad content goes: the page would be marked as a customer's before each reading.
    if (text !== null && !session.isLoggedIn) storage().removeItem(sessionKey);
    return session;
  } catch {
    return visitor;
  } finally {
    clearTimeout(timer);
  }
}

/** A storage that is full or forbidden costs the next visit its session, not this one. */
export function writeSession(storage: () => SessionStorage, session: Session): void {
  try {
    if (session.isLoggedIn) storage().setItem(sessionKey, sessionText(session));
    else storage().removeItem(sessionKey);
  } catch {
    // Nothing to tell: the session goes on in memory.
  }
}

/** Looked up when it is used: where cookies are forbidden, reading the property itself throws. */
export const browserStorage = (): SessionStorage => window.localStorage;
