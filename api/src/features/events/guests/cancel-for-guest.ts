import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { BookingDeps } from '../booking/book';
import { cancelBooking, findBooking } from '../booking/cancel-booking';
import { lockEvent } from '../booking/event-places';
import { canceledBookingMail } from './guest-mails';

type Ids = { eventId: string; id: string; by: string };

/** Cancels a booking of this event, tells its guest once, and gives the places to those who wait. Throws a 404, or a 409 after the event and for a guest who has arrived. */
export async function cancelForGuest(deps: BookingDeps, { eventId, id, by }: Ids): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const within = { db: tx, outbox: deps.outbox, tokens: deps.tokens };
    // Before the read, so that two curators send one email.
    await lockEvent(tx, eventId);
    const found = await findBooking(tx, id);
    if (found?.event.id !== eventId) throw new HttpError(404, 'No booking with this id.');
    if (found.booking.arrived > 0)
      throw new HttpError(409, 'This guest has arrived. Undo the check-in first.');
    const before = found.booking.status;
    await cancelBooking(within, id);
    if (before === 'canceled') return;
    const { event, booking, session } = found;
    await deps.outbox.write(tx, canceledBookingMail({ event, booking, times: session ?? event }));
    const action = 'Booking canceled';
    await recordAudit(tx, { subject: 'booking', subjectId: id, action, from: before, to: 'canceled', by });
  });
}
