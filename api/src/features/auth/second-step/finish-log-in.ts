import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { userOf, users } from '../../users/user.table';
import type { SignedIn } from '../accounts/register';
import type { SessionLifetimes } from '../sessions/session-lifetimes';
import type { SessionOrigin } from '../sessions/session-origin';
import type { SessionTokens } from '../sessions/session-token';
import { startSession } from '../sessions/sessions';
import { countTry, stopWaiting, type WaitingLogIn } from '../waiting-log-in';
import { findProof, useProof } from './prove-second-step';

export type FinishDeps = {
  db: Database;
  tokens: SessionTokens;
  tokenSecrets: readonly string[];
  lifetimes: SessionLifetimes;
  onLoggedIn: (tx: Database, account: typeof users.$inferSelect) => Promise<void>;
};

/** Signs in with the code of the second step. Returns `null` for a wrong or used one; throws a 401 when the log-in has ended. */
export async function finishLogIn(
  { db, tokens, tokenSecrets, lifetimes, onLoggedIn }: FinishDeps,
  waiting: WaitingLogIn,
  { code, origin }: { code: string; origin: SessionOrigin },
): Promise<SignedIn | null> {
  const { userId } = waiting;
  if (!(await countTry(db, waiting))) throw logInEnded();
  const proof = await findProof(db, tokenSecrets, { userId, code });
  if (!proof) return null;
  const started = await db.transaction(async (tx) => {
    if (!(await useProof(tx, userId, proof))) return null;
    if (!(await stopWaiting(tx, waiting))) throw logInEnded();
    const [account] = await tx.select().from(users).where(eq(users.id, userId));
    if (!account) throw logInEnded();
    await onLoggedIn(tx, account);
    const { totalSeconds } = lifetimes[account.role];
    return { account, session: await startSession(tx, { userId, totalSeconds, origin }) };
  });
  return started && { token: await tokens.sign(started.session), user: userOf(started.account) };
}

export function logInEnded(): HttpError {
  return new HttpError(401, 'This log-in has ended. Log in again with your password.');
}
