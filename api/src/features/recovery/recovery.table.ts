import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema';

/**
 * The one way back that an e-mail address has at a time: asked for, then with a code, then with a ticket. Addresses
 * without an account have rows as well and go through the same steps, so that nothing tells them apart.
 */
export const recoveries = pgTable('recoveries', {
  /** In lower case. */
  email: text().primaryKey(),
  id: uuid().notNull().unique(),
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash'),
  tries: integer().notNull(),
  ticketHash: text('ticket_hash').unique(),
  endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }).notNull(),
});
