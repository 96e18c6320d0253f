import { and, eq, ne } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { BookingDeps } from '../booking/book';
import { isSessionOfBooking, passed } from '../booking/cancel-booking';
import { lockEvent } from '../booking/event-places';
import { bookings, eventSessions, events } from '../event.table';
import { canceledEventMail } from './guest-mails';

/** Removes an event with its bookings, and tells all who wait for it or hold places on a day to come. Throws a 404. Returns how many. */
export async function removeEvent({ db, outbox }: BookingDeps, id: string, by: string): Promise<number> {
  return db.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw new HttpError(404, 'No event with this id.');
    const guests = await tx
      .select({ booking: bookings, session: eventSessions, isOver: passed })
      .from(bookings)
      .innerJoin(events, eq(events.id, bookings.eventId))
      .leftJoin(eventSessions, isSessionOfBooking)
      .where(and(eq(bookings.eventId, id), ne(bookings.status, 'canceled')));
    const told = guests.filter(({ isOver }) => !isOver);
    for (const { booking, session } of told)
      await outbox.write(tx, canceledEventMail({ event, booking, times: session ?? event }));
    await tx.delete(events).where(eq(events.id, id));
    await recordAudit(tx, {
      subject: 'event',
      subjectId: id,
      action: 'Event removed',
      from: event.title,
      by,
    });
    return told.length;
  });
}
