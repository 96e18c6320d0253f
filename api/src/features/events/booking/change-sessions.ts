import { sessionsOf } from '@gallery/shared/contract/programme/opening-hours';
import { countOf } from '@gallery/shared/domain/count-of';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError } from '../../../http/answers/http-error';
import { bookings, type EventRow, eventSessions } from '../event.table';
import { dayOf } from './booking-emails';
import { datesOf } from './event-places';

/**
 * Copies the future capacity of a locked event to its booked days, and returns their starts. Throws a 422 when a
 * coming day with guests would close or change its hours, or when a day would have fewer places than guests.
 */
export async function changeSessions(tx: Database, event: EventRow): Promise<Date[]> {
  const guests = sql<number>`(SELECT coalesce(sum(${bookings.places}), 0)::int FROM ${bookings}
    WHERE ${bookings.eventId} = ${eventSessions.eventId} AND ${bookings.session} = ${eventSessions.startsAt}
      AND ${bookings.status} <> 'canceled')`;
  const coming = and(eq(eventSessions.eventId, event.id), sql`${eventSessions.endsAt} > now()`);
  const days = await tx
    .select({
      startsAt: eventSessions.startsAt,
      endsAt: eventSessions.endsAt,
      placesTaken: eventSessions.placesTaken,
      guests,
    })
    .from(eventSessions)
    .where(coming)
    .orderBy(asc(eventSessions.startsAt));
  for (const day of days) {
    if (day.guests > 0) refuseOtherTimes(event, day);
    if (day.placesTaken > event.capacity) refuseFewerPlaces(day);
  }
  await tx.update(eventSessions).set({ capacity: event.capacity }).where(coming);
  return days.filter(({ guests: booked }) => booked > 0).map(({ startsAt }) => startsAt);
}

type Day = { startsAt: Date; endsAt: Date; placesTaken: number; guests: number };

function refuseOtherTimes(event: EventRow, { startsAt, endsAt, guests }: Day): void {
  const [same] = sessionsOf(datesOf(event), startsAt.toISOString(), 1);
  if (same?.starts_at === startsAt.toISOString() && same.ends_at === endsAt.toISOString()) return;
  const people = countOf(guests, 'guest has', 'guests have');
  const message = `${people} booked ${dayOf(startsAt)}. Keep the hours of that day`;
  throw new FieldError(422, 'opening_hours', message);
}

function refuseFewerPlaces({ startsAt, placesTaken }: Day): never {
  const message = `${countOf(placesTaken, 'place is', 'places are')} taken on ${dayOf(startsAt)}`;
  throw new FieldError(422, 'capacity', message);
}
