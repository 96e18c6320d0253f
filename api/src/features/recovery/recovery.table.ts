import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/user.table';

/** Each request has its own code and ticket. Addresses without an account have the same rows, so that nothing tells them apart. */
export const recoveries = pgTable(
  'recoveries',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    network: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash'),
    tries: integer().notNull(),
    ticketHash: text('ticket_hash').unique(),
    endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }).notNull(),
  },
  (table) => [index('recoveries_by_email').on(table.email), index('recoveries_by_end').on(table.endsAt)],
);
