import { or, type SQL, sql } from 'drizzle-orm';
import { containsPhone, containsWords } from '../../db/search';
import { searchTerms } from '../../db/search-terms';

/** Finds people by words of the name and the address, or by a phone number in any spelling. */
export function matchesPerson(typed: string): SQL {
  const { phone, hasWords } = searchTerms(typed);
  const found = or(
    hasWords ? containsWords(sql`people.search_text`, typed) : undefined,
    phone === undefined ? undefined : containsPhone(sql`people.phone_digits`, phone),
  );
  return found ?? sql`false`;
}

/** Matches the orders of an account, and of a guest with the address. */
export function isOrderOf({ userId, email }: { userId: SQL | string | null; email: SQL | string }): SQL {
  return sql`(orders.user_id = ${userId}
    OR orders.guest_id = (SELECT id FROM guests WHERE guests.email = lower(${email})))`;
}

const ofRow = isOrderOf({ userId: sql`people.user_id`, email: sql`people.email` });

export const orderCount = sql<number>`(SELECT count(*)::int FROM orders WHERE ${ofRow})`;
