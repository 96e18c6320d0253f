import { type DoorOutcome, doorCodeOf } from '@gallery/shared/contract/programme/door/door';
import type { ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import type { Scan, ScansInput } from '@gallery/shared/contract/programme/door/door-input.schema';
import { lagosTime } from '@gallery/shared/domain/clock';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
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
  const ofBooking = sql`(SELECT ${bookings.eventId} FROM ${bookings} WHERE ${bookings.id} = ${checkIns.bookingId})`;
  const ofEvent = sql`coalesce(${checkIns.atEvent}, ${ofBooking}) = ${eventId}`;
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

async function checkInOne(tx: Database, door: Door, { scan, at: said }: Scanned): Promise<ScanResult> {
  const { eventId, by } = door;
  const isTicket = ofTicket(scan.ticket);
  const [booking] = isTicket
    ? await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.eventId, eventId), isTicket))
        .for('update')
    : [];
  if (!booking) {
    const other = isTicket && (await findOtherBooking(tx, isTicket));
    return other
      ? answerOther(tx, door, { scan, at: said, other })
      : { scan: scan._id, outcome: 'unknown', guest: null };
  }
  // Nobody arrives before the booking, whatever a phone says.
  const at = said < booking.createdAt ? booking.createdAt : said;
  const [known] = await tx.select().from(checkIns).where(eq(checkIns.id, scan._id));
  if (known && known.bookingId !== booking.id) return { scan: scan._id, outcome: 'unknown', guest: null };
  const outcome = known ? 'welcome' : outcomeOf(booking, { scan, at });
  if (!known && outcome === 'welcome') {
    const left = booking.places - booking.arrived;
    const places = scan.anyway ? (scan.places ?? booking.places) : Math.min(scan.places ?? left, left);
    const { _id: id, anyway } = scan;
    const phoneAt = new Date(scan.at);
    await tx
      .insert(checkIns)
      .values({ id, bookingId: booking.id, places, anyway, at, phoneAt, byUser: by, byName: nameOf(by) });
  }
  const [guest = null] = await readGuests(tx, eq(bookings.id, booking.id));
  return { scan: scan._id, outcome, guest };
}

type OtherBooking = { event: typeof events.$inferSelect; booking: typeof bookings.$inferSelect };

async function findOtherBooking(tx: Database, isTicket: SQL): Promise<OtherBooking | undefined> {
  const [found] = await tx
    .select({ event: events, booking: bookings })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(isTicket, eq(bookings.status, 'confirmed')))
    .limit(1);
  return found;
}

/** Says which event the guests have a ticket for. Lets them in only with a reason, which the audit keeps. */
async function answerOther(
  tx: Database,
  { eventId, by }: Door,
  { scan, at, other: { event, booking } }: Scanned & { other: OtherBooking },
): Promise<ScanResult> {
  const { _id: id, anyway, reason, places = booking.places } = scan;
  const starts_at = (booking.session ?? event.startsAt).toISOString();
  const other_event = { title: event.title, starts_at, name: booking.name };
  if (!anyway || !reason) return { scan: id, outcome: 'unknown', guest: null, other_event };
  const phoneAt = new Date(scan.at);
  const [written] = await tx
    .insert(checkIns)
    .values({
      id,
      bookingId: booking.id,
      atEvent: eventId,
      reason,
      places,
      anyway,
      at,
      phoneAt,
      byUser: by,
      byName: nameOf(by),
    })
    .onConflictDoNothing()
    .returning();
  const action = 'Guest of another event let in';
  if (written)
    await recordAudit(tx, {
      subject: 'booking',
      subjectId: booking.id,
      action,
      from: event.title,
      to: reason,
      by,
    });
  return { scan: id, outcome: 'welcome', guest: null, other_event };
}

const nameOf = (user: string) =>
  sql<string>`(SELECT ${users.firstname} FROM ${users} WHERE ${users.id} = ${user})`;

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
