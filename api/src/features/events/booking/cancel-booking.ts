import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { bookings, events } from '../event.table';
import type { EventRow } from '../passed-event';
import { eventColumns } from '../passed-event';
import { type BookingDeps, type BookingRow, changePlacesTaken, hasPassedMessage, lockEvent } from './book';
import { bookingMail } from './booking-emails';

export async function findBooking(db: Database, id: string) {
  const [found] = await db
    .select({ booking: bookings, event: eventColumns })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, id));
  return found ?? null;
}

/** Cancels a booking once and gives its places to those who wait. `null`: unknown. Throws a 409 after the event. */
export async function cancelBooking(deps: BookingDeps, id: string): Promise<BookingRow | null> {
  const found = await findBooking(deps.db, id);
  if (!found) return null;
  return deps.db.transaction(async (tx) => {
    const event = await lockEvent(tx, found.event.id);
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
    if (!event || !booking) return null;
    if (booking.status === 'canceled') return booking;
    if (event.passed) throw new HttpError(409, hasPassedMessage);
    await tx.update(bookings).set({ status: 'canceled' }).where(eq(bookings.id, id));
    if (booking.status === 'confirmed') {
      await changePlacesTaken(tx, event.id, -booking.places);
      await promoteWaiting(tx, deps, event, event.capacity - event.placesTaken + booking.places);
    }
    return { ...booking, status: 'canceled' };
  });
}

/** Gives `free` places of a locked event to those who have waited longest and fit, unless it is closed or over. */
export async function promoteWaiting(
  tx: Database,
  deps: BookingDeps,
  event: EventRow,
  free: number,
): Promise<void> {
  const booking = free > 0 && isStillOpen(event) ? await nextWaitingBooking(tx, event.id, free) : undefined;
  if (!booking) return;
  await tx.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, booking.id));
  await changePlacesTaken(tx, event.id, booking.places);
  await deps.outbox.write(tx, await bookingMail(tx, 'promoted', event, booking, deps));
  return promoteWaiting(tx, deps, event, free - booking.places);
}

function isStillOpen({ label, passed }: EventRow): boolean {
  return label !== 'Closed' && !passed;
}

async function nextWaitingBooking(
  tx: Database,
  eventId: string,
  free: number,
): Promise<BookingRow | undefined> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'waiting'), lte(bookings.places, free)))
    .orderBy(asc(bookings.turn))
    .limit(1);
  return booking;
}
