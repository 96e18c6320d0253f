import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../db/columns';
import { users } from '../../users/user.table';
import { bookings, events } from '../event.table';

/** A trigger counts them in `bookings.arrived`, which a check limits: migrations/0083. Undone ones stay. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** From the phone, so that a repeated request changes nothing. */
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    places: integer().notNull(),
    /** Staff let the guests in although all booked places had arrived, or on another day. */
    anyway: boolean().notNull().default(false),
    /** The event that let the guests in with a ticket of another one, and why. */
    atEvent: uuid('at_event').references(() => events.id, { onDelete: 'cascade' }),
    reason: text(),
    /** The phone's time, corrected by the difference of its clock. */
    at: dateTime('at').notNull(),
    phoneAt: dateTime('phone_at').notNull(),
    receivedAt: dateTime('received_at').notNull().defaultNow(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [
    index('check_ins_by_booking').on(table.bookingId, table.at),
    check(
      'check_ins_at_event',
      sql`${table.atEvent} IS NULL OR (${table.anyway} AND ${table.reason} IS NOT NULL)`,
    ),
    check('check_ins_places', sql`${table.places} BETWEEN 1 AND 10`),
  ],
);
