import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { users } from '../../users/user.table';

/**
 * What the gallery has paid to artists. A payout pays all that an artist is due at the end of a month, and closes that
 * month. A trigger refuses another amount, a month before one that is closed, and every change but a forgotten account.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    /** Without a foreign key, the row outlives the artist. */
    artistId: uuid('artist_id').notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    /** In kobo. */
    amount: bigint({ mode: 'number' }).notNull(),
    note: text().notNull().default(''),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    at: dateTime('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payouts_one_of_month').on(table.artistId, table.month),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_month', sql`extract(day FROM ${table.month}) = 1`),
  ],
);

export type PayoutRow = typeof payouts.$inferSelect;
