import { eq, or, type SQL, sql } from 'drizzle-orm';
import { containsPhone, containsText, containsWords } from '../../../db/search';
import { searchTerms } from '../../../db/search-terms';
import { orders } from '../order.table';

/** Finds by words of buyer and work, number, amount, phone number, or payment. The query joins `buyers`. */
export function matchesOrderSearch(typed: string): SQL {
  const { number, amount, phone, reference, hasWords } = searchTerms(typed);
  const found = or(
    hasWords ? containsWords(orderText, typed) : undefined,
    number === undefined ? undefined : eq(orders.number, number),
    amount === undefined ? undefined : sql`${amount} IN (orders.price, orders.price - orders.delivery)`,
    phone === undefined ? undefined : hasPhone(phone),
    reference === undefined ? undefined : hasReference(reference),
  );
  return found ?? sql`false`;
}

/** The database normalizes each `search_text`: migrations/0015. */
const orderText = sql`(buyers.search_text || ' ' || orders.search_text || ' ' || orders.number)`;

function hasPhone(phone: string): SQL {
  const ofBuyer = containsPhone(sql`phone_digits`, phone);
  const ofGuest = containsPhone(sql`normalize_phone(guests.mobile)`, phone);
  const ofDelivery = containsPhone(sql`normalize_phone(orders.deliver_to ->> 'phone')`, phone);
  return sql`(orders.user_id IN (SELECT user_id FROM people WHERE ${ofBuyer})
    OR orders.guest_id IN (SELECT id FROM guests WHERE ${ofGuest}) OR ${ofDelivery})`;
}

function hasReference(reference: string): SQL {
  const matches = containsText(sql`lower(reference)`, reference);
  return sql`orders.id IN (SELECT order_id FROM payments WHERE ${matches})`;
}
