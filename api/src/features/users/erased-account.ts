import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { users } from './user.table';

/** Nobody reads this host: RFC 2606. */
const erasedHost = '@erased.invalid';

export function erasedAddress(id: string): string {
  return `${id}${erasedHost}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(erasedHost);
}

export const isNotErased = sql`${users.email} NOT LIKE ${`%${erasedHost}`}`;

/** Locks an account, so that it does one thing at a time. Throws a 401 if it was erased since the request began. */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  if (!account || isErasedAddress(account.email))
    throw new HttpError(401, 'Your session has ended. Please log in again.');
}
