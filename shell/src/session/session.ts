import type { User } from '@gallery/shared/contract/account/user';

export type Session = { token: string | null; user: User | null; isLoggedIn: boolean };

export const visitor: Session = { token: null, user: null, isLoggedIn: false };
export const sessionKey = 'uli-gallery-session';
/** Raise it when the stored format changes. Older content becomes a visitor's session. */
const version = 1;

export function isLoggedIn(session: Session | null): boolean {
  return Boolean(session?.token && session.isLoggedIn);
}

export function sessionText({ token, user, isLoggedIn }: Session): string {
  return JSON.stringify({ version, token, user, isLoggedIn });
}

/** Anything but a complete stored session of this version counts as a visitor's. */
export function parseSession(text: string | null): Session {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStoredSession(stored) ? { token: stored.token, user: stored.user, isLoggedIn: true } : visitor;
  } catch {
    return visitor;
  }
}

type StoredSession = { version: number; token: string; user: User; isLoggedIn: true };

function isStoredSession(stored: unknown): stored is StoredSession {
  if (typeof stored !== 'object' || stored === null) return false;
  const { version: storedVersion, token, user, isLoggedIn } = stored as Partial<StoredSession>;
  const hasToken =
    storedVersion === version && isLoggedIn === true && typeof token === 'string' && token !== '';
  return hasToken && isUser(user);
}

const userFields = ['_id', 'title', 'firstname', 'lastname', 'email', 'mobile', 'address', 'role'];

function isUser(user: unknown): user is User {
  if (typeof user !== 'object' || user === null) return false;
  return userFields.every((field) => typeof Reflect.get(user, field) === 'string');
}
