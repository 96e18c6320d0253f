import { maxActivity, type OwnBooking } from '@gallery/shared/contract/account/account';
import type { Booking } from '@gallery/shared/contract/programme/event.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import type { BookingDeps } from '../events/booking/book';
import { placeInLine } from '../events/booking/booking-list';
import { cancelBooking, isSessionOfBooking, passed } from '../events/booking/cancel-booking';
import { sessionOf } from '../events/booking/event-places';
import { bookings, eventSessions, events } from '../events/event.table';
import { ownedBy } from './owned-by';

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

/** Cancels as the link of the e-mail does. Throws a 404 for a booking that is not the user's, and a 409 after the event. */
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
    session: session && sessionOf(session),
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
