import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
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
    /** In words, such as 'Firefox on Linux'; '' for a session of an earlier release. */
    device: text().notNull().default(''),
    /** A coarse network, such as '102.89.34.0/24'; '' for a session of an earlier release. */
    network: text().notNull().default(''),
    /** At most a minute old while the session is in use. */
    usedAt: dateTime('used_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_end').on(table.endsAt)],
);
