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

/** Orders of the account, and of a guest with the address. */
export const orderCount = sql<number>`(SELECT count(*)::int FROM orders WHERE orders.user_id = people.user_id
  OR orders.guest_id = (SELECT id FROM guests WHERE guests.email = lower(people.email)))`;
