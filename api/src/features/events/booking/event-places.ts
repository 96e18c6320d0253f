import { type Session, sessionsOf } from '@gallery/shared/contract/programme/opening-hours';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError } from '../../../http/answers/http-error';
import { type EventRow, eventColumns, eventSessions, events } from '../event.table';

/** The bookable unit: a whole event (`session` is `null`) or one day of it. `passed` follows the database's clock. */
export type Places = {
  session: Date | null;
  startsAt: Date;
  endsAt: Date | null;
  capacity: number;
  placesTaken: number;
  passed: boolean;
};

/** Makes bookings and cancellations of an event wait for each other until the commit. */
export async function lockEvent(tx: Database, id: string): Promise<EventRow | undefined> {
  const [event] = await tx.select(eventColumns).from(events).where(eq(events.id, id)).for('update');
  return event;
}

/** Returns the requested places of a locked event. Throws a 422 for a missing day, or one on which the event is not open. */
export async function placesAskedFor(tx: Database, event: EventRow, session: string | null): Promise<Places> {
  if (event.openingHours === null) {
    if (session) refuseSession('This event is booked as a whole. Reload the page.');
    return wholeEvent(event);
  }
  if (!session) refuseSession('Choose the day of your visit. Reload the page if it shows no days.');
  const [day] = sessionsOf(datesOf(event), session, 1);
  if (day?.starts_at !== new Date(session).toISOString()) refuseSession('The event is not open at this time');
  const [startsAt, endsAt] = [new Date(day.starts_at), new Date(day.ends_at)];
  const { id: eventId, capacity } = event;
  await tx.insert(eventSessions).values({ eventId, startsAt, endsAt, capacity }).onConflictDoNothing();
  return placesBooked(tx, event, startsAt);
}

/** Returns the places of a locked event that a booking uses. */
export async function placesBooked(tx: Database, event: EventRow, session: Date | null): Promise<Places> {
  if (!session) return wholeEvent(event);
  const passed = sql<boolean>`${eventSessions.endsAt} <= now()`;
  const [day] = await tx
    .select({ endsAt: eventSessions.endsAt, placesTaken: eventSessions.placesTaken, passed })
    .from(eventSessions)
    .where(isSession(event, session));
  if (!day) throw new Error('A booking has no session.');
  return { ...day, session, startsAt: session, capacity: event.capacity };
}

/** Adds `by` to the taken places. A check in the database refuses a number below 0 or above the capacity. */
export async function changePlacesTaken(
  tx: Database,
  event: EventRow,
  { session, by }: { session: Date | null; by: number },
): Promise<void> {
  const table = session ? eventSessions : events;
  await tx
    .update(table)
    .set({ placesTaken: sql`${table.placesTaken} + ${by}` })
    .where(session ? isSession(event, session) : eq(events.id, event.id));
}

export function eventSessionOf({
  startsAt,
  endsAt,
}: Pick<typeof eventSessions.$inferSelect, 'startsAt' | 'endsAt'>): Session {
  return { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
}

export function datesOf({ startsAt, endsAt, openingHours }: EventRow) {
  return {
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    opening_hours: openingHours,
  };
}

function isSession({ id }: EventRow, startsAt: Date) {
  return and(eq(eventSessions.eventId, id), eq(eventSessions.startsAt, startsAt));
}

function wholeEvent({ startsAt, endsAt, capacity, placesTaken, passed }: EventRow): Places {
  return { session: null, startsAt, endsAt, capacity, placesTaken, passed };
}

function refuseSession(message: string): never {
  throw new FieldError(422, 'session', message);
}
