import { formatTime } from '@gallery/shared/domain/clock';
import { formatMailDay, formatMailTime } from '@gallery/shared/domain/time';
import { eventPath, eventsPath } from '@gallery/shared/paths/gallery-paths';
import type { Database } from '../../../db/client';
import type { SignedIds } from '../../../http/signed-ids';
import type { EmailContent } from '../../mail/email';
import { mailPicture } from '../../mail/mail-picture';
import type { Email, Outbox } from '../../mail/outbox';
import type { bookings, events } from '../event.table';
import { ticketPicture } from '../ticket-picture';
import { calendarFile } from './calendar-file';
import type { Places } from './event-places';

type EventRow = typeof events.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/** `promoted` means that a waiting booking got its places, and `moved` that the event has another time or place. */
export type BookingEmailKind = 'confirmed' | 'waiting' | 'promoted' | 'moved';

type Booked = { event: EventRow; booking: BookingRow; times: Pick<Places, 'startsAt' | 'endsAt'> };

/** The text repeats nothing from the form, because anyone can enter someone else's address there. */
export async function bookingMail(
  tx: Database,
  news: BookingEmailKind,
  { event, booking, times }: Booked,
  { outbox, tokens }: { outbox: Outbox; tokens: SignedIds },
): Promise<Email> {
  const { publicUrl } = outbox.settings;
  const link = {
    label: 'See or cancel your booking',
    url: `${publicUrl}${eventsPath}?cancel=${tokens.sign(booking.id)}`,
  };
  const { paragraphs, ...content } = textsOf[news](event.title);
  const [opening = '', ...others] = paragraphs;
  return {
    to: { name: booking.name, address: booking.email },
    content: {
      ...content,
      paragraphs: [opening, event.summary, ...others],
      picture: await pictureOf(tx, event),
      facts: factsOf({ event, booking, times }),
      link,
    },
    attachments:
      booking.status === 'waiting'
        ? []
        : [entryOf({ event, booking, times }, publicUrl), await ticketPicture(booking.ticket)],
  };
}

function pictureOf(tx: Database, { pictureHash, visualDescription, title, place }: EventRow) {
  return mailPicture(tx, pictureHash, { alt: visualDescription ?? title, title, note: place });
}

const ignorable = 'If you did not ask for it, you can ignore this email.';

const textsOf: Record<
  BookingEmailKind,
  (title: string) => Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'>
> = {
  confirmed: (title) => ({
    subject: `Your booking: ${title}`,
    heading: 'Your place is booked',
    paragraphs: [
      `Your booking for ${title} is confirmed. We look forward to seeing you.`,
      `If you cannot come, please cancel it, so that somebody who waits can. ${ignorable}`,
    ],
  }),
  waiting: (title) => ({
    subject: `You are on the waiting list: ${title}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      `Not enough places are left for ${title} at the moment. You are on the waiting list, and we will email you as soon as there is room.`,
      ignorable,
    ],
  }),
  promoted: (title) => ({
    subject: `A place has become free: ${title}`,
    heading: 'A place has become free',
    paragraphs: [
      `There is room for you after all: your booking for ${title} is confirmed. We look forward to seeing you.`,
      'If you cannot come, please cancel it, so that somebody else who waits can.',
    ],
  }),
  moved: (title) => ({
    subject: `Another time or place: ${title}`,
    heading: 'The time or the place has changed',
    paragraphs: [
      `We have changed when or where ${title} takes place. The new details are below, and your booking stays as it is.`,
      'If you cannot come, please cancel it, so that somebody else can.',
    ],
  }),
};

function factsOf({ event: { title, kind, place }, booking, times }: Booked): [string, string][] {
  const code: [string, string][] = booking.status === 'waiting' ? [] : [['Code at the door', booking.code]];
  const facts: [string, string][] = [
    [kind, title],
    ['When', `${timesText(times)} (Lagos)`],
    ['Where', place],
    ['Places', String(booking.places)],
  ];
  return facts.concat(code);
}

export function dayOf(time: Date): string {
  return formatMailDay(time.toISOString());
}

export function timesText({ startsAt, endsAt }: Booked['times']): string {
  const [start, end] = [startsAt.toISOString(), endsAt?.toISOString()];
  if (!end) return formatMailTime(start);
  return dayOf(startsAt) === formatMailDay(end)
    ? `${formatMailDay(start)}, ${formatTime(start)}–${formatTime(end)}`
    : `${formatMailTime(start)} – ${formatMailTime(end)}`;
}

function entryOf({ event, booking, times }: Booked, publicUrl: string) {
  return calendarFile({
    uid: `${booking.id}@${new URL(publicUrl).hostname}`,
    title: event.title,
    place: event.place,
    description: `${event.summary}\nPlaces: ${booking.places}`,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    url: `${publicUrl}${eventPath(event.id)}`,
  });
}
