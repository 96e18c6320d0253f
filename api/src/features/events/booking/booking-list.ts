import type { BookingRecord, BookingsAnswer } from '@gallery/shared/contract/programme/event.schema';
import type { BookingsQuery } from '@gallery/shared/contract/programme/event-input.schema';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { containsWords } from '../../../db/search';
import { readPaged } from '../../../http/paging/paged';
import { bookings, eventSessions, events } from '../event.table';
import { findEvent } from '../event-list';
import { isSessionOfBooking, passed } from './cancel-booking';
import { eventSessionOf } from './event-places';

/** Returns an event's bookings by day: confirmed, then waiting in order, then canceled. Throws a 404, and a 422 for an invalid cursor. */
export async function listBookings(
  db: Database,
  eventId: string,
  { booking, q, ...query }: BookingsQuery,
): Promise<BookingsAnswer> {
  const event = await findEvent(db, eventId);
  const ofQuery = and(
    eq(bookings.eventId, event._id),
    booking ? eq(bookings.id, booking) : undefined,
    q ? isAbout(q) : undefined,
  );
  const { rows, page } = await readPaged(query, {
    count: () => db.$count(bookings, ofQuery),
    read: ({ limit, offset }) =>
      db
        .select({ booking: bookings, session: eventSessions, turn: placeInLine })
        .from(bookings)
        .leftJoin(eventSessions, isSessionOfBooking)
        .where(ofQuery)
        .orderBy(
          sql`${bookings.session} NULLS FIRST`,
          sql`array_position(ARRAY['confirmed', 'waiting', 'canceled'], ${bookings.status})`,
          asc(bookings.turn),
        )
        .limit(limit)
        .offset(offset),
  });
  const guests_to_tell = await countGuestsToTell(db, event._id);
  return { ...page, event, guests_to_tell, bookings: rows.map(bookingOf) };
}

/** How many guests `noteMoved` would note: of another place, and of another time only. */
async function countGuestsToTell(db: Database, eventId: string) {
  const [counted] = await db
    .select({ place: count(), time: count(sql`CASE WHEN ${bookings.session} IS NULL THEN 1 END`) })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(and(eq(bookings.eventId, eventId), ne(bookings.status, 'canceled'), sql`NOT ${passed}`));
  return counted ?? { place: 0, time: 0 };
}

function isAbout(typed: string) {
  const text = sql`normalize_text(concat_ws(' ', ${bookings.name}, ${bookings.email}, ${bookings.code}))`;
  return containsWords(text, typed);
}

export const placeInLine = sql<number | null>`CASE WHEN bookings.status = 'waiting' THEN (
  SELECT count(*)::int FROM bookings AS earlier
  WHERE earlier.event_id = bookings.event_id AND earlier.session IS NOT DISTINCT FROM bookings.session AND earlier.status = 'waiting' AND earlier.turn <= bookings.turn
) END`;

type Row = {
  booking: typeof bookings.$inferSelect;
  session: typeof eventSessions.$inferSelect | null;
  turn: number | null;
};

function bookingOf({ booking, session, turn }: Row): BookingRecord {
  const { id, name, email, places, status, createdAt } = booking;
  const at = createdAt.toISOString();
  return { _id: id, name, email, places, session: session && eventSessionOf(session), status, turn, at };
}
