import { parseSession, type Session, sessionKey, sessionText, visitor } from './session';

export type SessionStorage = {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
};

/** A storage that does not answer within this time counts as empty (specification § 9). */
const timeoutMs = 5000;

/** Returns a visitor's session if the storage throws, holds anything else, or does not answer. */
export async function readSession(storage: () => SessionStorage): Promise<Session> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    const text = await Promise.race([storage().getItem(sessionKey), timedOut]);
    const session = parseSession(text);
    // Otherwise the boot script would mark every page as a customer's until the storage is read.
    if (text !== null && !session.isLoggedIn) storage().removeItem(sessionKey);
    return session;
  } catch {
    return visitor;
  } finally {
    clearTimeout(timer);
  }
}

export function writeSession(storage: () => SessionStorage, session: Session): void {
  try {
    if (session.isLoggedIn) storage().setItem(sessionKey, sessionText(session));
    else storage().removeItem(sessionKey);
  } catch {
    // A full or forbidden storage only loses the session on the next visit.
  }
}

/** A function, because reading the property throws where cookies are forbidden. */
export const browserStorage = (): SessionStorage => window.localStorage;
