import type { GuestMessageInput } from '@gallery/shared/contract/programme/guest-message.schema';
import { and, eq } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { BookingDeps } from '../booking/book';
import { bookings } from '../event.table';
import { findEvent } from '../event-list';

type Message = { eventId: string; input: GuestMessageInput; by: string };

/** Sends an email to each address among the guests. Throws a 404, or a 409 without guests. Returns how many. */
export async function writeToGuests(
  { db, outbox }: BookingDeps,
  { eventId, input, by }: Message,
): Promise<number> {
  const { title } = await findEvent(db, eventId);
  return db.transaction(async (tx) => {
    const guests = await tx
      .select({ name: bookings.name, email: bookings.email })
      .from(bookings)
      .where(and(eq(bookings.eventId, eventId), eq(bookings.status, input.to)));
    const readers = new Map(guests.map((guest) => [guest.email.toLowerCase(), guest]));
    if (readers.size === 0) throw new HttpError(409, 'Nobody is on this list.');
    const content = {
      subject: input.subject,
      heading: input.subject,
      paragraphs: input.text.split(/\n{2,}/),
      footNote: `You get this email because of your booking for ${title}.`,
    };
    for (const { name, email: address } of readers.values())
      await outbox.write(tx, { to: { name, address }, content });
    const action = `Email to ${readers.size} guests`;
    await recordAudit(tx, { subject: 'event', subjectId: eventId, action, to: input.subject, by });
    return readers.size;
  });
}
