import { maxFoundOfGroup } from '@gallery/shared/contract/find/found-kinds';
import { desc, or, sql } from 'drizzle-orm';
import { byName } from '../../../db/columns';
import { containsPhone, containsWords } from '../../../db/search';
import { people } from '../../users/person.table';
import { type FindGroup, groupOf, total } from '../group';

/** Finds customers and prospects by name, e-mail address, and phone number. Those with most orders come first. */
export const findPeople: FindGroup = async (db, { typed, phone, hasWords }) => {
  const matches = or(
    hasWords ? containsWords(sql`people.search_text`, typed) : undefined,
    phone === undefined ? undefined : containsPhone(sql`people.phone_digits`, phone),
  );
  const orderCount = sql<number>`(SELECT count(*)::int FROM orders WHERE orders.user_id = people.user_id)`;
  const rows = await db
    .select({ id: people.id, name: people.name, email: people.email, orderCount, total })
    .from(people)
    .where(matches ?? sql`false`)
    .orderBy(desc(orderCount), byName(people.name), people.id)
    .limit(maxFoundOfGroup);
  return groupOf('people', rows, ({ id, name, email, orderCount: orders }) => ({
    _id: id,
    title: name,
    number: orders,
    note: email,
  }));
};
