import { maxPersonNote } from '@gallery/shared/contract/people/people';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { people } from '../users/person.table';
import { users } from '../users/user.table';

/** What staff write about a person. A note with a day is a reminder. The author's name stays when the account is deleted. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    dueOn: date('due_on'),
    doneAt: dateTime('done_at'),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('person_notes_by_person').on(table.personId, table.createdAt, table.id),
    index('person_notes_due').on(table.dueOn, table.id).where(sql`${table.doneAt} IS NULL`),
    check(
      'person_notes_text',
      sql`char_length(${table.text}) BETWEEN 1 AND ${sql.raw(String(maxPersonNote))}`,
    ),
    check('person_notes_done', sql`${table.doneAt} IS NULL OR ${table.dueOn} IS NOT NULL`),
  ],
);
