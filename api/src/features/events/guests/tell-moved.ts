import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { defineJob } from '../../../jobs/job-queue';
import { mails } from '../../mail/mail.table';
import type { BookingDeps } from '../booking/book';
import { bookingMail } from '../booking/booking-emails';
import { isSessionOfBooking, passed } from '../booking/cancel-booking';
import { bookings, type EventRow, eventColumns, eventSessions, events } from '../event.table';
import { movedGuests } from './moved-guest.table';

type Moved = { before: EventRow; event: EventRow; status: 'confirmed' | 'waiting' };

/** Notes all bookings of one status whose guests must learn that a changed event has another time or place. A booked day keeps its hours. Returns how many. */
export async function noteMoved(tx: Database, { before, event, status }: Moved): Promise<number> {
  const isElsewhere = before.place !== event.place;
  const isOtherTime =
    before.startsAt.getTime() !== event.startsAt.getTime() ||
    before.endsAt?.getTime() !== event.endsAt?.getTime();
  if (before.passed || (!isElsewhere && !isOtherTime)) return 0;
  const isTold = and(
    eq(bookings.eventId, event.id),
    eq(bookings.status, status),
    sql`NOT ${passed}`,
    isElsewhere ? undefined : isNull(bookings.session),
  );
  const told = tx
    .select({
      bookingId: bookings.id,
      isDue: sql<boolean>`true`.as('is_due'),
      mailId: sql<string | null>`NULL::uuid`.as('mail_id'),
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(isTold);
  const noted = await tx
    .insert(movedGuests)
    .select(told)
    .onConflictDoUpdate({ target: movedGuests.bookingId, set: { isDue: true } })
    .returning({ id: movedGuests.bookingId });
  return noted.length;
}

/** Tells the noted guests. A job does it, because drawing a ticket takes milliseconds and an event can have thousands. */
export const tellMovedJob = defineJob<{ event: string }>('tell-moved', {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 10,
  expireInSeconds: 3_600,
});

/** The guests of one transaction, for whose end the other requests of an embedded database wait. */
const perBatch = 20;

/**
 * Writes one mail with the current facts to each noted guest. Throws while an earlier mail is on its way, so that the
 * job runs again and the newest facts arrive last.
 */
export async function tellMoved(deps: BookingDeps, event: string): Promise<void> {
  let [after, unsettled] = [beforeAll, 0];
  for (;;) {
    const told = await tellNext(deps, event, after);
    if (!told.last) break;
    [after, unsettled] = [told.last, unsettled + told.unsettled];
    await reached('guests told');
  }
  if (unsettled > 0) throw new Error(`${unsettled} mails about an earlier move are on their way.`);
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

async function tellNext(deps: BookingDeps, event: string, after: string) {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: movedGuests.bookingId, mailId: movedGuests.mailId })
      .from(movedGuests)
      .innerJoin(bookings, eq(bookings.id, movedGuests.bookingId))
      .where(and(eq(bookings.eventId, event), gt(movedGuests.bookingId, after), movedGuests.isDue))
      .orderBy(asc(movedGuests.bookingId))
      .limit(perBatch)
      .for('update', { of: movedGuests, skipLocked: true });
    const settled: string[] = [];
    for (const { id, mailId } of due) if (!mailId || (await withdraw(tx, deps, mailId))) settled.push(id);
    await tell(tx, deps, settled);
    await reached('mails to moved guests written');
    return { last: due.at(-1)?.id, unsettled: due.length - settled.length };
  });
}

/** Replaces a mail that has not left. Returns false while it is on its way. */
async function withdraw(tx: Database, { outbox }: BookingDeps, mailId: string): Promise<boolean> {
  if (await outbox.withdraw(tx, mailId)) return true;
  return (await tx.$count(mails, and(eq(mails.id, mailId), isNull(mails.sentAt)))) === 0;
}

/** Reads the facts after the rows are locked: a later move waits for them, and an earlier one is visible. */
async function tell(tx: Database, deps: BookingDeps, ids: readonly string[]): Promise<void> {
  const guests = await tx
    .select({ booking: bookings, event: eventColumns, session: eventSessions, isOver: passed })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(inArray(bookings.id, [...ids]));
  for (const { booking, event, session, isOver } of guests) {
    const mailId = randomUUID();
    if (booking.status !== 'canceled' && !isOver) {
      const mail = await bookingMail(tx, 'moved', { event, booking, times: session ?? event }, deps);
      await deps.outbox.write(tx, { ...mail, id: mailId });
    }
    await tx.update(movedGuests).set({ isDue: false, mailId }).where(eq(movedGuests.bookingId, booking.id));
  }
}
