import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';

/** One row for each valid token. Without a row, a token is revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_end').on(table.endsAt)],
);
