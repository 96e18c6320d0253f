import { maxActivity, type OwnBooking, type OwnEnquiry } from '@gallery/shared/contract/account/account';
import type { Booking } from '@gallery/shared/contract/programme/event.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import type { BookingDeps } from '../events/booking/book';
import { placeInLine } from '../events/booking/booking-list';
import { cancelBooking, isSessionOfBooking, passed } from '../events/booking/cancel-booking';
import { eventSessionOf } from '../events/booking/event-places';
import { bookings, eventSessions, events } from '../events/event.table';

/** Lists up to `maxActivity` bookings of an account: those ahead, the nearest first, then passed and canceled ones. */
export async function listOwnBookings(db: Database, userId: string): Promise<OwnBooking[]> {
  const start = sql`coalesce(${bookings.session}, ${events.startsAt})`;
  const rows = await db
    .select({ booking: bookings, event: events, session: eventSessions, passed, turn: placeInLine })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(ownedBy(userId, bookings))
    .orderBy(
      sql`${passed} OR ${bookings.status} = 'canceled'`,
      sql`abs(extract(epoch FROM ${start} - now()))`,
    )
    .limit(maxActivity);
  return rows.map(ownBookingOf);
}

/** Cancels as the link of the email does. Throws a 404 for a booking that is not the user's, and a 409 after the event. */
export async function cancelOwnBooking(deps: BookingDeps, userId: string, id: string): Promise<Booking> {
  const isOwn = and(eq(bookings.id, id), ownedBy(userId, bookings));
  const found = idPattern.test(id) && (await deps.db.$count(bookings, isOwn)) > 0;
  const canceled = found ? await cancelBooking(deps, id) : null;
  if (!canceled) throw new HttpError(404, 'You have no booking with this id.');
  return canceled;
}

type Row = {
  booking: typeof bookings.$inferSelect;
  event: typeof events.$inferSelect;
  session: typeof eventSessions.$inferSelect | null;
  passed: boolean;
  turn: number | null;
};

function ownBookingOf({ booking, event, session, turn, passed: isOver }: Row): OwnBooking {
  const { id, name, email, places, status } = booking;
  return {
    _id: id,
    name,
    email,
    places,
    status,
    turn,
    session: session && eventSessionOf(session),
    event: {
      _id: event.id,
      title: event.title,
      place: event.place,
      starts_at: event.startsAt.toISOString(),
      ends_at: event.endsAt?.toISOString() ?? null,
      passed: isOver,
    },
  };
}

/**
 * Matches rows that the user sent while logged in, or that nobody's account sent with the account's confirmed address.
 * An unconfirmed address proves nothing, and an address may have had an owner before.
 */
function ownedBy(userId: string, row: { userId: AnyPgColumn; email: AnyPgColumn }): SQL | undefined {
  const confirmed = sql`(SELECT lower(u.email) FROM users u WHERE u.id = ${userId} AND u.email_confirmed_at IS NOT NULL)`;
  return or(eq(row.userId, userId), and(isNull(row.userId), eq(sql`lower(${row.email})`, confirmed)));
}

export async function listOwnEnquiries(db: Database, userId: string): Promise<OwnEnquiry[]> {
  const [about, messages] = await Promise.all([
    db
      .select()
      .from(enquiries)
      .where(ownedBy(userId, enquiries))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(maxActivity),
    db
      .select()
      .from(contactMessages)
      .where(ownedBy(userId, contactMessages))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(maxActivity),
  ]);
  return [...about.map(ofWork), ...messages.map(ofMessage)]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxActivity);
}

function ofWork({
  id,
  createdAt,
  artworkId,
  artworkName,
  doneAt,
}: typeof enquiries.$inferSelect): OwnEnquiry {
  const [at, done] = [createdAt.toISOString(), doneAt !== null];
  return { _id: id, kind: 'work', at, work: artworkName, work_id: artworkId, text: null, done };
}

function ofMessage({ id, createdAt, message, doneAt }: typeof contactMessages.$inferSelect): OwnEnquiry {
  const [at, done] = [createdAt.toISOString(), doneAt !== null];
  return { _id: id, kind: 'message', at, work: null, work_id: null, text: message, done };
}
