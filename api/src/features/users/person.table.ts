import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { byName, createdAt } from '../../db/columns';
import { users } from './user.table';

/** One row for each address of a customer or writer. Triggers keep and normalize it: migrations/0056. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `null` for a person without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    /** The first time that the gallery heard of the person. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_email').on(sql`lower(${table.email})`),
    uniqueIndex('people_user').on(table.userId),
    index('people_by_name').on(byName(table.name), table.id),
  ],
);
export type PersonRow = typeof people.$inferSelect;
