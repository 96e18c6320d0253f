import { randomUUID } from 'node:crypto';
import type { BookingInput } from '@gallery/shared/contract/event.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import type { Outbox } from '../mail/outbox';
import { keepNotification, wakeStreams } from '../notifications/keep-notification';
import { bookingMail } from './booking-letters';
import type { BookingTokens } from './booking-tokens';
import { bookings, events } from './event.table';

export type BookingDeps = { db: Database; outbox: Outbox; tokens: BookingTokens };
export type EventRow = typeof events.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;

/**
 * Books places, or puts the booking on the waiting list when fewer are left, and writes the mail about it.
 * Throws a 404 for an unknown event, a 409 when it takes no bookings, a 422 for more places than it has.
 */
export async function book(deps: BookingDeps, eventId: string, input: BookingInput): Promise<BookingRow> {
  const kept = await deps.db.transaction(async (tx) => {
    const event = await lockedEvent(tx, eventId);
    if (!event) throw new HttpError(404, 'No event with this id.');
    refuseUnbookable(event, input.places);
    const status = event.capacity - event.placesTaken >= input.places ? 'confirmed' : 'waiting';
    const [booking] = await tx
      .insert(bookings)
      .values({ id: randomUUID(), eventId, status, ...input })
      .returning();
    if (!booking) throw new Error('The booking was not kept.');
    if (status === 'confirmed') await changePlacesTaken(tx, event.id, booking.places);
    await deps.outbox.write(tx, bookingMail(status, event, booking, deps));
    await keepNotification(tx, newsOf(event, booking));
    return booking;
  });
  await wakeStreams(deps.db);
  return kept;
}

function newsOf(event: EventRow, { id, name, places, status }: BookingRow) {
  const wish = `${places} ${places === 1 ? 'place' : 'places'}`;
  const did = status === 'confirmed' ? `has booked ${wish} for` : `waits for ${wish} at`;
  const text = `${name} ${did} “${event.title}”.`;
  return { tag: 'Booking' as const, text, subjectId: id, eventId: event.id };
}

/** Whoever books or cancels waits here for the others: what is read of the event stays true until the commit. */
export async function lockedEvent(tx: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update');
  return event;
}

export async function changePlacesTaken(tx: Database, eventId: string, by: number): Promise<void> {
  await tx
    .update(events)
    .set({ placesTaken: sql`${events.placesTaken} + ${by}` })
    .where(eq(events.id, eventId));
}

function refuseUnbookable({ label, capacity }: EventRow, places: number): void {
  if (label === 'Closed' || capacity === 0) throw new HttpError(409, 'This event takes no bookings.');
  if (places <= capacity) return;
  const message = `This event has only ${capacity} ${capacity === 1 ? 'place' : 'places'}`;
  throw new HttpError(422, message, { places: message });
}
