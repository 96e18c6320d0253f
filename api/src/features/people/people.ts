import type { PeopleAnswer, PersonRow } from '@gallery/shared/contract/people/people.schema';
import type { PeopleQuery } from '@gallery/shared/contract/people/people-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { byName } from '../../db/columns';
import { HttpError } from '../../http/answers/http-error';
import { readPaged } from '../../http/paging/paged';
import { type PersonRow as Person, people } from '../users/person.table';
import { matchesPerson, orderCount } from '../users/search-people';

/** Throws a 404 for an unknown id. */
export async function findPerson(db: Database, id: string): Promise<Person> {
  const [person] = idPattern.test(id) ? await db.select().from(people).where(eq(people.id, id)) : [];
  if (!person) throw new HttpError(404, 'No person with this id.');
  return person;
}

/** Lists people by name; `q` searches names, email addresses, and phone numbers. */
export async function listPeople(db: Database, { q = '', ...query }: PeopleQuery): Promise<PeopleAnswer> {
  const matches = q === '' ? undefined : matchesPerson(q);
  const { rows, page } = await readPaged(query, {
    count: () => countPeople(db, matches),
    read: ({ limit, offset }) =>
      db
        .select({ person: people, orders: orderCount })
        .from(people)
        .where(matches)
        .orderBy(byName(people.name), people.id)
        .limit(limit)
        .offset(offset),
  });
  return { ...page, people: rows.map(({ person, orders }) => personRowOf(person, orders)) };
}

export function personRowOf(
  { id, name, email, phone, userId, createdAt }: Person,
  orders: number,
): PersonRow {
  const since = createdAt.toISOString();
  return { _id: id, name, email, phone, has_account: userId !== null, orders, since };
}

async function countPeople(db: Database, matches: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(people).where(matches);
  return counted?.total ?? 0;
}

/** Deletes people without an account whose enquiries, messages, bookings, and orders are all gone, with the notes about them. */
export async function deleteForgottenProspects(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM people WHERE user_id IS NULL
      AND NOT EXISTS (SELECT FROM enquiries WHERE lower(enquiries.email) = lower(people.email))
      AND NOT EXISTS (SELECT FROM contact_messages WHERE lower(contact_messages.email) = lower(people.email))
      AND NOT EXISTS (SELECT FROM bookings WHERE lower(bookings.email) = lower(people.email))
      AND NOT EXISTS (
        SELECT FROM orders JOIN guests ON guests.id = orders.guest_id WHERE guests.email = lower(people.email)
      )`);
}
