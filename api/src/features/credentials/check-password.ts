import { administratorLogInMessage } from '@gallery/shared/contract/account/user';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { byAccount, sessionOf } from '../../http/authentication';
import { limitFailures } from '../../http/rate-limit/failure-limit';
import { type LogInRates, logInLimits } from '../auth/accounts/account-key';
import { passwordMatches } from '../auth/password';
import { users } from '../users/user.table';

export type Account = typeof users.$inferSelect;

type CheckDeps = { db: Database; rateLimits: LogInRates };

/** Like `checkOwnPassword`, and throws a 403 for an administrator. */
export async function checkPassword(
  deps: CheckDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<Account> {
  if (sessionOf(request).user.role === 'admin') throw new HttpError(403, administratorLogInMessage);
  return checkOwnPassword(deps, request, reply, password);
}

/** Returns the caller's account. Throws a 422 for a wrong password, which counts as a failed log-in. */
export async function checkOwnPassword(
  { db, rateLimits }: CheckDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<Account> {
  const { _id, email } = sessionOf(request).user;
  const limits = logInLimits(request, email, rateLimits);
  const account = await limitFailures(db, reply, limits, () => accountWith(db, _id, password));
  return account ?? refusePassword();
}

/** Returns the caller's account. Throws a 401 if it was deleted meanwhile. */
export async function ownAccount(db: Database, request: FastifyRequest): Promise<Account> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.id, byAccount(request)));
  if (!account) throw new HttpError(401, 'This account is no longer there.');
  return account;
}

/** Refuses a wrong current password: throws a 422 at the field `current_password`. */
export function refusePassword(): never {
  throw new FieldError(422, 'current_password', wrongPassword);
}

const wrongPassword = 'Your current password is wrong';

async function accountWith(db: Database, id: string, password: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  return account && matches ? account : null;
}
