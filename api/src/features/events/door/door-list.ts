import type { CheckIn, DoorGuest, DoorList } from '@gallery/shared/contract/programme/door/door.schema';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { isSessionOfBooking } from '../booking/cancel-booking';
import { eventSessionOf } from '../booking/event-places';
import { bookings, eventSessions } from '../event.table';
import { findEvent } from '../event-list';
import { checkIns } from './check-in.table';

const maxGuests = 5_000;

/** Returns all that a phone needs at the door of an event, by name. Throws a 404. */
export async function readDoorList(db: Database, eventId: string): Promise<DoorList> {
  const { _id, title, starts_at, ends_at, place, capacity, opening_hours } = await findEvent(db, eventId);
  const guests = await readGuests(db, eq(bookings.eventId, _id));
  const event = { _id, title, starts_at, ends_at, place, capacity, opening_hours };
  return { event, guests, read_at: new Date().toISOString() };
}

export async function readGuests(db: Database, where: SQL | undefined): Promise<DoorGuest[]> {
  const rows = await db
    .select({ booking: bookings, session: eventSessions })
    .from(bookings)
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(where)
    .orderBy(byName(sql`lower(${bookings.name})`), asc(bookings.id))
    .limit(maxGuests);
  const arrivals = await readCheckIns(db, where);
  return rows.map(({ booking, session }) => ({
    _id: booking.id,
    name: booking.name,
    email: booking.email,
    places: booking.places,
    status: booking.status,
    session: session && eventSessionOf(session),
    ticket: booking.ticket,
    code: booking.code,
    arrived: booking.arrived,
    check_ins: arrivals.get(booking.id) ?? [],
  }));
}

async function readCheckIns(db: Database, where: SQL | undefined): Promise<Map<string, CheckIn[]>> {
  const rows = await db
    .select({ checkIn: checkIns })
    .from(checkIns)
    .innerJoin(bookings, eq(bookings.id, checkIns.bookingId))
    .where(and(where, isNull(checkIns.undoneAt), isNull(checkIns.atEvent)))
    .orderBy(asc(checkIns.at));
  const found = new Map<string, CheckIn[]>();
  for (const { checkIn } of rows) {
    const { id, at, byName: by, places, anyway, bookingId } = checkIn;
    const ofBooking = found.get(bookingId) ?? [];
    ofBooking.push({ _id: id, at: at.toISOString(), by, places, anyway });
    found.set(bookingId, ofBooking);
  }
  return found;
}
