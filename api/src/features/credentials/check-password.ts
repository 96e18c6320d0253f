import { administratorLogInMessage } from '@gallery/shared/contract/account/user';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { sessionOf } from '../../http/authentication';
import { limitFailures } from '../../http/rate-limit/failure-limit';
import { type LogInRates, logInLimits } from '../auth/accounts/account-key';
import { passwordMatches } from '../auth/password';
import { users } from '../users/user.table';

export type Account = typeof users.$inferSelect;

/** Returns the caller's account. Throws a 422 for a wrong password, which counts as a failed log-in, and a 403 for an administrator. */
export async function checkPassword(
  { db, rateLimits }: { db: Database; rateLimits: LogInRates },
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<Account> {
  const { _id, email, role } = sessionOf(request).user;
  if (role === 'admin') throw new HttpError(403, administratorLogInMessage);
  const limits = logInLimits(request, email, rateLimits);
  const account = await limitFailures(db, reply, limits, () => accountWith(db, _id, password));
  return account ?? refusePassword();
}

/** Refuses a wrong current password: throws a 422 at the field `current_password`. */
export function refusePassword(): never {
  throw new HttpError(422, wrongPassword, { current_password: wrongPassword });
}

const wrongPassword = 'Your current password is wrong';

async function accountWith(db: Database, id: string, password: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  return account && matches ? account : null;
}
