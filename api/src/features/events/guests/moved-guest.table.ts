import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../event.table';

/** A booking whose event got another time or place. It has one row, so that moves in a row need one mail. */
export const movedGuests = pgTable(
  'moved_guests',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The guest does not have a mail about the last move yet. */
    isDue: boolean('is_due').notNull().default(true),
    /** The id of the last mail. While it has not left, the mail about the next move replaces it. */
    mailId: uuid('mail_id'),
  },
  (table) => [index('moved_guests_due').on(table.bookingId).where(sql`${table.isDue}`)],
);
