import type { PeopleAnswer, PersonRow } from '@gallery/shared/contract/people/people.schema';
import type { PeopleQuery } from '@gallery/shared/contract/people/people-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { count, eq, type SQL } from 'drizzle-orm';
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

/** Lists people by name; `q` searches names, e-mail addresses, and phone numbers. */
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
