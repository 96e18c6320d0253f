import { idPattern } from '@gallery/shared/contract/fields/id';
import type { ScanResult } from '@gallery/shared/contract/programme/door/door';
import type { Scan, ScansInput } from '@gallery/shared/contract/programme/door/door-input.schema';
import { type DoorOutcome, doorCodeOf } from '@gallery/shared/contract/programme/door/door-rules';
import { lagosTime } from '@gallery/shared/domain/clock';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { users } from '../../users/user.table';
import { bookings, events } from '../event.table';
import { checkIns } from './check-in.table';
import { readGuests } from './door-list';

type Door = { eventId: string; by: string };

/** Checks guests in, one scan after the other. Each booking's places come in once: the first scan that arrives wins. */
export async function checkIn(
  db: Database,
  door: Door,
  { sent_at, scans }: ScansInput,
): Promise<ScanResult[]> {
  const ahead = Date.parse(sent_at) - Date.now();
  const results: ScanResult[] = [];
  for (const scan of scans) {
    const at = new Date(Math.min(Date.parse(scan.at) - ahead, Date.now()));
    results.push(await db.transaction((tx) => checkInOne(tx, door, { scan, at })));
  }
  return results;
}

/** Takes a check-in back. Throws a 404 for one of another event. */
export async function undoCheckIn(db: Database, { eventId }: Door, id: string): Promise<void> {
  const ofEvent = sql`${checkIns.bookingId} IN (SELECT id FROM bookings WHERE event_id = ${eventId})`;
  const undone = idPattern.test(id)
    ? await db
        .update(checkIns)
        .set({ undoneAt: sql`coalesce(${checkIns.undoneAt}, now())` })
        .where(and(eq(checkIns.id, id), ofEvent))
        .returning()
    : [];
  if (undone.length === 0) throw new HttpError(404, 'No check-in with this id.');
}

type Scanned = { scan: Scan; at: Date };

async function checkInOne(
  tx: Database,
  { eventId, by }: Door,
  { scan, at: said }: Scanned,
): Promise<ScanResult> {
  const isTicket = ofTicket(scan.ticket);
  const [booking] = isTicket
    ? await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.eventId, eventId), isTicket))
        .for('update')
    : [];
  if (!booking) {
    const other_event = isTicket && (await otherEventOf(tx, isTicket));
    return { scan: scan._id, outcome: 'unknown', guest: null, other_event };
  }
  // Nobody arrives before the booking, whatever a phone says.
  const at = said < booking.createdAt ? booking.createdAt : said;
  const [known] = await tx.select().from(checkIns).where(eq(checkIns.id, scan._id));
  if (known && known.bookingId !== booking.id) return { scan: scan._id, outcome: 'unknown', guest: null };
  const outcome = known ? 'welcome' : outcomeOf(booking, { scan, at });
  if (!known && outcome === 'welcome') {
    const left = booking.places - booking.arrived;
    const places = scan.anyway ? (scan.places ?? booking.places) : Math.min(scan.places ?? left, left);
    const byName = sql<string>`(SELECT ${users.firstname} FROM ${users} WHERE ${users.id} = ${by})`;
    const { _id: id, anyway } = scan;
    const phoneAt = new Date(scan.at);
    await tx
      .insert(checkIns)
      .values({ id, bookingId: booking.id, places, anyway, at, phoneAt, byUser: by, byName });
  }
  const [guest = null] = await readGuests(tx, eq(bookings.id, booking.id));
  return { scan: scan._id, outcome, guest };
}

/** Says which event a guest has a ticket for, who came to the wrong one. */
async function otherEventOf(tx: Database, isTicket: SQL): Promise<ScanResult['other_event']> {
  const [found] = await tx
    .select({
      title: events.title,
      startsAt: events.startsAt,
      session: bookings.session,
      name: bookings.name,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(isTicket, eq(bookings.status, 'confirmed')))
    .limit(1);
  if (!found) return undefined;
  const { title, startsAt, session, name } = found;
  return { title, starts_at: (session ?? startsAt).toISOString(), name };
}

/** Staff can let in anyway who comes again or on another day, but nobody without a confirmed booking. */
function outcomeOf(booking: typeof bookings.$inferSelect, { scan, at }: Scanned): DoorOutcome {
  if (booking.status !== 'confirmed') return booking.status;
  if (scan.anyway) return 'welcome';
  const today = lagosTime(at.toISOString()).slice(0, 10);
  if (booking.session && lagosTime(booking.session.toISOString()).slice(0, 10) !== today) return 'other-day';
  return booking.arrived === booking.places ? 'again' : 'welcome';
}

function ofTicket(ticket: string): SQL | undefined {
  if (idPattern.test(ticket)) return or(eq(bookings.ticket, ticket), eq(bookings.id, ticket));
  const code = doorCodeOf(ticket);
  return code ? eq(bookings.code, code) : undefined;
}
