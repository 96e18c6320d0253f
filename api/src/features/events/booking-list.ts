import type { BookingRecord, BookingsAnswer } from '@gallery/shared/contract/event';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { bookings } from './event.table';
import { findEvent } from './event-list';

/** An event's bookings: the confirmed, then the waiting in their turn, then the canceled. 404 for an unknown event. */
export async function listBookings(db: Database, eventId: string): Promise<BookingsAnswer> {
  const event = await findEvent(db, eventId);
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.eventId, event._id))
    .orderBy(
      sql`array_position(ARRAY['confirmed', 'waiting', 'canceled'], ${bookings.status})`,
      asc(bookings.turn),
    );
  return { event, bookings: rows.map(bookingOf) };
}

function bookingOf({
  id,
  name,
  email,
  places,
  status,
  createdAt,
}: typeof bookings.$inferSelect): BookingRecord {
  return { _id: id, name, email, places, status, at: createdAt.toISOString() };
}
