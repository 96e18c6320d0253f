import { randomUUID } from 'node:crypto';
import type { User } from '@gallery/shared/contract/account/user';
import type { RegisterInput } from '@gallery/shared/contract/account/user-input.schema';
import type { Database } from '../../../db/client';
import { FieldError } from '../../../http/answers/http-error';
import { userOf, users } from '../../users/user.table';
import { hashPassword } from '../password';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { SessionLifetimes } from '../sessions/session-lifetimes';
import type { SessionOrigin } from '../sessions/session-origin';
import type { SessionTokens } from '../sessions/session-token';
import { startSession } from '../sessions/sessions';

export type SignedIn = { token: string; user: User };

/** Runs in the transaction that adds the account. */
export type OnRegistered = (tx: Database, account: typeof users.$inferSelect) => Promise<void>;

export type RegisterDeps = {
  db: Database;
  tokens: SessionTokens;
  lifetimes: SessionLifetimes;
  onRegistered: OnRegistered;
};

/** Throws a 409 when an account has the email address, in any letter case. */
export async function register(
  { db, tokens, lifetimes, onRegistered }: RegisterDeps,
  { password, password_confirmation, ...person }: RegisterInput,
  origin: SessionOrigin,
): Promise<SignedIn> {
  refuseWeakPassword(password, person);
  const passwordHash = await hashPassword(password);
  const { user, session } = await db.transaction(async (tx) => {
    const account = { ...person, id: randomUUID(), passwordHash };
    const [added] = await tx.insert(users).values(account).onConflictDoNothing().returning();
    if (!added) throw new FieldError(409, 'email', taken);
    await onRegistered(tx, added);
    const { totalSeconds } = lifetimes[added.role];
    const session = await startSession(tx, { userId: added.id, totalSeconds, origin });
    return { user: userOf(added), session };
  });
  return { token: await tokens.sign(session), user };
}

const taken = 'There is already an account with this email address.';
