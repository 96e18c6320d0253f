import type { Booking } from '@gallery/shared/contract/programme/event.schema';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { bookings, type EventRow, eventColumns, eventSessions, events, hasPassed } from '../event.table';
import { type BookingDeps, type BookingRow, bookingOf, hasPassedMessage } from './book';
import { bookingMail } from './booking-emails';
import { changePlacesTaken, lockEvent, type Places, placesBooked } from './event-places';

/** Returns a booking with its event and booked day. `passed` follows the database's clock. */
export async function findBooking(db: Database, id: string) {
  const [found] = await db
    .select({ booking: bookings, event: eventColumns, session: eventSessions, passed })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(eq(bookings.id, id));
  return found ?? null;
}

export const isSessionOfBooking = and(
  eq(eventSessions.eventId, bookings.eventId),
  eq(eventSessions.startsAt, bookings.session),
);

export const passed = sql<boolean>`coalesce(${eventSessions.endsAt} <= now(), ${hasPassed})`;

/** Cancels a booking once, and gives its places to waiting guests. Returns `null` if unknown. Throws a 409 after the event or booked day. */
export async function cancelBooking(deps: BookingDeps, id: string): Promise<Booking | null> {
  const found = await findBooking(deps.db, id);
  if (!found) return null;
  return deps.db.transaction(async (tx) => {
    const event = await lockEvent(tx, found.event.id);
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
    if (!event || !booking) return null;
    const booked = await placesBooked(tx, event, booking.session);
    if (booking.status === 'canceled') return bookingOf(booking, booked);
    if (booked.passed) throw new HttpError(409, hasPassedMessage);
    await tx.update(bookings).set({ status: 'canceled' }).where(eq(bookings.id, id));
    if (booking.status === 'confirmed') {
      await changePlacesTaken(tx, event, { session: booking.session, by: -booking.places });
      await promoteWaiting(tx, deps, event, { ...booked, placesTaken: booked.placesTaken - booking.places });
    }
    return bookingOf({ ...booking, status: 'canceled' }, booked);
  });
}

/** Gives the free places of a locked event or day to the longest-waiting bookings that fit, unless it is closed or over. */
export async function promoteWaiting(
  tx: Database,
  deps: BookingDeps,
  event: EventRow,
  places: Places,
): Promise<void> {
  const free = places.capacity - places.placesTaken;
  const isOpen = event.label !== 'Closed' && !places.passed;
  const next = free > 0 && isOpen ? await nextWaitingBooking(tx, event.id, places.session, free) : undefined;
  if (!next) return;
  const [booking] = await tx
    .update(bookings)
    .set({ status: 'confirmed' })
    .where(eq(bookings.id, next.id))
    .returning();
  if (!booking) throw new Error('A waiting booking was removed without the lock of its event.');
  await changePlacesTaken(tx, event, { session: places.session, by: booking.places });
  await deps.outbox.write(tx, await bookingMail(tx, 'promoted', { event, booking, times: places }, deps));
  return promoteWaiting(tx, deps, event, { ...places, placesTaken: places.placesTaken + booking.places });
}

async function nextWaitingBooking(
  tx: Database,
  eventId: string,
  session: Date | null,
  free: number,
): Promise<BookingRow | undefined> {
  const ofSession = session ? eq(bookings.session, session) : isNull(bookings.session);
  const fits = and(eq(bookings.status, 'waiting'), lte(bookings.places, free));
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), ofSession, fits))
    .orderBy(asc(bookings.turn))
    .limit(1);
  return booking;
}
