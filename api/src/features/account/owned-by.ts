import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Matches rows that the user sent while logged in, or that nobody's account sent with the account's confirmed address.
 * An unconfirmed address proves nothing, and an address may have had an owner before.
 */
export function ownedBy(userId: string, row: { userId: AnyPgColumn; email: AnyPgColumn }): SQL | undefined {
  const confirmed = sql`(SELECT lower(u.email) FROM users u WHERE u.id = ${userId} AND u.email_confirmed_at IS NOT NULL)`;
  return or(eq(row.userId, userId), and(isNull(row.userId), eq(sql`lower(${row.email})`, confirmed)));
}
