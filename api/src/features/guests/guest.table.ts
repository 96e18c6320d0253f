import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';

/** Buyers without an account. Each one has confirmed the address, which has one row. */
export const guests = pgTable(
  'guests',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull().unique(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    mobile: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('guests_email', sql`${table.email} = lower(${table.email})`)],
);

/** Codes on their way to a mailbox. Each request has its own. */
export const guestCodes = pgTable(
  'guest_codes',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [index('guest_codes_by_end').on(table.endsAt)],
);

/** One row for each valid token of a guest. */
export const guestSessions = pgTable(
  'guest_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    guestId: uuid('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    endsAt: dateTime('ends_at').notNull(),
  },
  (table) => [
    index('guest_sessions_by_guest').on(table.guestId),
    index('guest_sessions_by_end').on(table.endsAt),
  ],
);

export type GuestRow = typeof guests.$inferSelect;
