import type { BookingRecord, BookingsAnswer } from '@gallery/shared/contract/programme/event';
import type { BookingsQuery } from '@gallery/shared/contract/programme/event-input.schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { readPaged } from '../../../http/paging/paged';
import { bookings } from '../event.table';
import { findEvent } from '../event-list';

/** An event's bookings: confirmed, then waiting in turn, then canceled. Throws a 404, a 422 for an invalid cursor. */
export async function listBookings(
  db: Database,
  eventId: string,
  { booking, ...query }: BookingsQuery,
): Promise<BookingsAnswer> {
  const event = await findEvent(db, eventId);
  const ofQuery = and(eq(bookings.eventId, event._id), booking ? eq(bookings.id, booking) : undefined);
  const { rows, page } = await readPaged(query, {
    count: () => db.$count(bookings, ofQuery),
    read: ({ limit, offset }) =>
      db
        .select({ booking: bookings, turn: placeInLine })
        .from(bookings)
        .where(ofQuery)
        .orderBy(
          sql`array_position(ARRAY['confirmed', 'waiting', 'canceled'], ${bookings.status})`,
          asc(bookings.turn),
        )
        .limit(limit)
        .offset(offset),
  });
  return { ...page, event, bookings: rows.map(bookingOf) };
}

const placeInLine = sql<number | null>`CASE WHEN bookings.status = 'waiting' THEN (
  SELECT count(*)::int FROM bookings AS earlier
  WHERE earlier.event_id = bookings.event_id AND earlier.status = 'waiting' AND earlier.turn <= bookings.turn
) END`;

function bookingOf({
  booking,
  turn,
}: {
  booking: typeof bookings.$inferSelect;
  turn: number | null;
}): BookingRecord {
  const { id, name, email, places, status, createdAt } = booking;
  return { _id: id, name, email, places, status, turn, at: createdAt.toISOString() };
}
