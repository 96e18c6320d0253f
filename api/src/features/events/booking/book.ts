import { randomUUID } from 'node:crypto';
import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Outbox } from '../../mail/outbox';
import { saveNotification, wakeStreams } from '../../notifications/save-notification';
import { bookings, events } from '../event.table';
import { type EventRow, eventColumns } from '../passed-event';
import { bookingMail } from './booking-emails';
import type { BookingTokens } from './booking-tokens';

export type BookingDeps = { db: Database; outbox: Outbox; tokens: BookingTokens };
export type BookingRow = typeof bookings.$inferSelect;

/** Books places or joins the waiting list. Throws a 404, a 409 (passed, closed, too few left), a 422 (over capacity). */
export async function book(
  deps: BookingDeps,
  eventId: string,
  { waitlist, ...party }: BookingInput,
): Promise<BookingRow> {
  const booked = await deps.db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw new HttpError(404, 'No event with this id.');
    refuseUnbookable(event, party.places);
    const left = event.capacity - event.placesTaken;
    if (left > 0 && left < party.places && !waitlist) refuseMoreThan(left);
    const status = left >= party.places ? 'confirmed' : 'waiting';
    const [booking] = await tx
      .insert(bookings)
      .values({ id: randomUUID(), eventId, status, ...party })
      .returning();
    if (!booking) throw new Error('The booking was not saved.');
    if (status === 'confirmed') await changePlacesTaken(tx, event.id, booking.places);
    await deps.outbox.write(tx, await bookingMail(tx, status, event, booking, deps));
    await saveNotification(tx, notificationOf(event, booking));
    return booking;
  });
  await wakeStreams(deps.db);
  return booked;
}

function notificationOf(event: EventRow, { id, name, places, status }: BookingRow) {
  const placesText = `${places} ${places === 1 ? 'place' : 'places'}`;
  const did = status === 'confirmed' ? `has booked ${placesText} for` : `waits for ${placesText} at`;
  const text = `${name} ${did} “${event.title}”.`;
  return { tag: 'Booking' as const, text, subjectId: id, eventId: event.id };
}

/** Bookings and cancellations of an event wait here for each other until the commit. */
export async function lockEvent(tx: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await tx.select(eventColumns).from(events).where(eq(events.id, id)).for('update');
  return event;
}

export async function changePlacesTaken(tx: Database, eventId: string, by: number): Promise<void> {
  await tx
    .update(events)
    .set({ placesTaken: sql`${events.placesTaken} + ${by}` })
    .where(eq(events.id, eventId));
}

function refuseUnbookable({ label, capacity, passed }: EventRow, places: number): void {
  if (passed) throw new HttpError(409, hasPassedMessage);
  if (label === 'Closed' || capacity === 0) throw new HttpError(409, 'This event takes no bookings.');
  if (places <= capacity) return;
  const message = `This event has only ${capacity} ${capacity === 1 ? 'place' : 'places'}`;
  throw new HttpError(422, message, { places: message });
}

export const hasPassedMessage = 'This event has passed.';

function refuseMoreThan(left: number): never {
  const message = left === 1 ? 'Only 1 place is left' : `Only ${left} places are left`;
  throw new HttpError(409, message, { places: message });
}
