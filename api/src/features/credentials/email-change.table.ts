import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../db/columns';
import { users } from '../users/user.table';

/** One waiting change of an account; a newer one replaces it. A trigger deletes it with each new password: migrations/0048. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().unique(),
    email: text().notNull(),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [index('email_changes_by_end').on(table.endsAt)],
);
