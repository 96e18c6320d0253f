import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { BookingDeps } from '../booking/book';
import { bookingMail } from '../booking/booking-emails';
import { isSessionOfBooking, passed } from '../booking/cancel-booking';
import { bookings, type EventRow, eventSessions, events } from '../event.table';

type Moved = { before: EventRow; event: EventRow; status: 'confirmed' | 'waiting' };

/** Tells all bookings of one status that a changed event has another time or place. A booked day keeps its hours. Returns how many. */
export async function tellMoved(
  tx: Database,
  deps: BookingDeps,
  { before, event, status }: Moved,
): Promise<number> {
  const isElsewhere = before.place !== event.place;
  const isOtherTime =
    before.startsAt.getTime() !== event.startsAt.getTime() ||
    before.endsAt?.getTime() !== event.endsAt?.getTime();
  if (before.passed || (!isElsewhere && !isOtherTime)) return 0;
  const guests = await tx
    .select({ booking: bookings, session: eventSessions, isOver: passed })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(eventSessions, isSessionOfBooking)
    .where(and(eq(bookings.eventId, event.id), eq(bookings.status, status)));
  const told = guests.filter(({ session, isOver }) => !isOver && (isElsewhere || !session));
  for (const { booking, session } of told)
    await deps.outbox.write(
      tx,
      await bookingMail(tx, 'moved', { event, booking, times: session ?? event }, deps),
    );
  return told.length;
}
