import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc } from 'drizzle-orm';
import { byName } from '../../../db/columns';
import { people } from '../../users/person.table';
import { matchesPerson, orderCount } from '../../users/search-people';
import { type FindGroup, groupOf, total } from '../group';

/** Finds the same people as their list. Those with most orders come first. */
export const findPeople: FindGroup = async (db, { typed }) => {
  const rows = await db
    .select({ id: people.id, name: people.name, email: people.email, orders: orderCount, total })
    .from(people)
    .where(matchesPerson(typed))
    .orderBy(desc(orderCount), byName(people.name), people.id)
    .limit(maxFoundOfGroup);
  return groupOf('people', rows, ({ id, name, email, orders }) => ({
    _id: id,
    title: name,
    number: orders,
    note: email,
  }));
};
