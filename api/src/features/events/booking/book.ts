import { randomUUID } from 'node:crypto';
import type { Booking } from '@gallery/shared/contract/programme/event.schema';
import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import type { SignedIds } from '../../../http/signed-ids';
import type { Outbox } from '../../mail/outbox';
import { saveNotification, wakeStreams } from '../../notifications/save-notification';
import { lockAccount } from '../../users/erased-account';
import { bookings, type EventRow } from '../event.table';
import { bookingMail, dayOf } from './booking-emails';
import {
  changePlacesTaken,
  eventSessionOf,
  lockEvent,
  type Places,
  placesAskedFor,
  placesBooked,
} from './event-places';

export type BookingDeps = { db: Database; outbox: Outbox; tokens: SignedIds };

/** The holder of a token may see and cancel the booking. */
export const bookingPurpose = 'booking';
type BookingRequest = BookingInput & { userId?: string | null; key?: string | null };
export type BookingRow = typeof bookings.$inferSelect;

/** Books places or joins the waiting list, once for a `key`, which becomes the id. Throws a 401 for an account that was erased meanwhile, a 404, a 409 (passed, closed, or too few places), or a 422 (over capacity, not an open day, or the key of another booking). */
export async function book(
  deps: BookingDeps,
  eventId: string,
  { waitlist, session, key = null, ...party }: BookingRequest,
): Promise<Booking> {
  const booked = await deps.db.transaction(async (tx) => {
    // Before the event, as the erasure locks.
    if (party.userId) await lockAccount(tx, party.userId);
    const event = await lockEvent(tx, eventId);
    if (!event) throw new HttpError(404, 'No event with this id.');
    const earlier = key && (await bookingOfKey(tx, event, { key, session, ...party }));
    if (earlier) return earlier;
    refuseUnbookable(event, party.places);
    const asked = await placesAskedFor(tx, event, session);
    if (asked.passed) throw new HttpError(409, 'This day has passed.', { session: 'This day has passed' });
    const left = asked.capacity - asked.placesTaken;
    if (left > 0 && left < party.places && !waitlist) refuseMoreThan(left);
    const status = left >= party.places ? 'confirmed' : 'waiting';
    const [booking] = await tx
      .insert(bookings)
      .values({ id: key ?? randomUUID(), eventId, session: asked.session, status, ...party })
      .onConflictDoNothing()
      .returning();
    if (!booking) throw otherKey();
    if (status === 'confirmed')
      await changePlacesTaken(tx, event, { session: asked.session, by: booking.places });
    await deps.outbox.write(tx, await bookingMail(tx, status, { event, booking, times: asked }, deps));
    await saveNotification(tx, notificationOf(event, booking, asked));
    return bookingOf(booking, asked);
  });
  await wakeStreams(deps.db);
  return booked;
}

/** A client sends the same request again after a lost answer. The locked event orders its requests of one key, and the id refuses those of other events. */
async function bookingOfKey(
  tx: Database,
  event: EventRow,
  { key, session, name, email, places }: Omit<BookingRequest, 'waitlist'> & { key: string },
): Promise<Booking | null> {
  const [earlier] = await tx.select().from(bookings).where(eq(bookings.id, key));
  if (!earlier) return null;
  const sent = [event.id, name, email, places, session ? Date.parse(session) : undefined];
  const saved = [earlier.eventId, earlier.name, earlier.email, earlier.places, earlier.session?.getTime()];
  if (saved.some((value, at) => value !== sent[at])) throw otherKey();
  return bookingOf(earlier, await placesBooked(tx, event, earlier.session));
}

const otherKey = () => new HttpError(422, 'This Idempotency-Key belongs to another booking.');

/** Maps a booking to the contract's field names. `places` are those of its event or day. */
export function bookingOf({ name, email, places, status }: BookingRow, { session, endsAt }: Places): Booking {
  const day = session && endsAt ? eventSessionOf({ startsAt: session, endsAt }) : null;
  return { name, email, places, status, session: day };
}

function notificationOf(event: EventRow, { id, name, places, status }: BookingRow, asked: Places) {
  const placesText = countOf(places, 'place');
  const did = status === 'confirmed' ? `has booked ${placesText} for` : `waits for ${placesText} at`;
  const day = asked.session ? ` on ${dayOf(asked.startsAt)}` : '';
  const text = `${name} ${did} “${event.title}”${day}.`;
  return { tag: 'Booking' as const, text, subjectId: id, eventId: event.id };
}

function refuseUnbookable({ label, capacity, passed }: EventRow, places: number): void {
  if (passed) throw new HttpError(409, hasPassedMessage);
  if (label === 'Closed' || capacity === 0) throw new HttpError(409, 'This event takes no bookings.');
  if (places <= capacity) return;
  const message = `This event has only ${countOf(capacity, 'place')}`;
  throw new FieldError(422, 'places', message);
}

export const hasPassedMessage = 'This event has passed.';

function refuseMoreThan(left: number): never {
  const message = left === 1 ? 'Only 1 place is left' : `Only ${left} places are left`;
  throw new FieldError(409, 'places', message);
}
