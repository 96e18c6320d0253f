import type { SessionsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { sessionsOf } from '@gallery/shared/contract/programme/opening-hours';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { eventColumns, eventSessions, events } from '../event.table';
import { datesOf } from './event-places';

const maxSessions = 60;

/** Returns the next open days of an event by the database's clock, or none for an event that is booked as a whole. Throws a 404. */
export async function listSessions(db: Database, eventId: string): Promise<SessionsAnswer> {
  const now = sql<number>`extract(epoch FROM now()) * 1000`.mapWith(Number);
  const [found] = await db.select({ event: eventColumns, now }).from(events).where(eq(events.id, eventId));
  if (!found) throw new HttpError(404, 'No event with this id.');
  const days = sessionsOf(datesOf(found.event), new Date(found.now).toISOString(), maxSessions);
  const taken = await db
    .select({ startsAt: eventSessions.startsAt, places: eventSessions.placesTaken })
    .from(eventSessions)
    .where(eq(eventSessions.eventId, eventId));
  const takenAt = new Map(taken.map(({ startsAt, places }) => [startsAt.toISOString(), places]));
  return {
    sessions: days
      .filter(({ ends_at }) => Date.parse(ends_at) > found.now)
      .map((day) => ({ ...day, places_left: found.event.capacity - (takenAt.get(day.starts_at) ?? 0) })),
  };
}
