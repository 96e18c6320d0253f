import type { LoginInput } from '@gallery/shared/contract/account/user-input.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../users/user.table';
import { userOf } from '../../users/user-of';
import { passwordMatches } from '../password';
import type { SessionTokens } from '../sessions/session-token';
import { startSession } from '../sessions/sessions';
import type { SignedIn } from './register';

/** `null` for a wrong password and for no account alike, in the same time. */
export async function logIn(
  db: Database,
  tokens: SessionTokens,
  { email, password }: LoginInput,
): Promise<SignedIn | null> {
  const [account] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !matches) return null;
  const session = await db.transaction(async (tx) => {
    const stillMatches = await lockPassword(tx, account);
    return stillMatches ? startSession(tx, account.id) : null;
  });
  return session && { token: await tokens.sign(session), user: userOf(account) };
}

/** Whether the password is still the one that was checked; a change waits for the end of `tx`. */
async function lockPassword(tx: Database, { id, passwordHash }: typeof users.$inferSelect): Promise<boolean> {
  const [unchanged] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share');
  return unchanged !== undefined;
}
