import type { Database } from '../../../db/client';
import type { EmailContent } from '../../mail/email';
import { mailPicture } from '../../mail/mail-picture';
import type { Email, Outbox } from '../../mail/outbox';
import type { bookings, events } from '../event.table';
import type { BookingTokens } from './booking-tokens';
import { calendarFile } from './calendar-file';

type EventRow = typeof events.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/** `promoted`: a waiting booking got its places. */
export type BookingEmailKind = 'confirmed' | 'waiting' | 'promoted';

/** The text repeats nothing from the form: anybody can enter anybody's address there. */
export async function bookingMail(
  tx: Database,
  news: BookingEmailKind,
  event: EventRow,
  booking: BookingRow,
  { outbox, tokens }: { outbox: Outbox; tokens: BookingTokens },
): Promise<Email> {
  const { publicUrl } = outbox.settings;
  const link = {
    label: 'See or cancel your booking',
    url: `${publicUrl}/event-booking?cancel=${tokens.sign(booking.id)}`,
  };
  const { paragraphs, ...content } = textsOf[news](event.title);
  const [opening = '', ...others] = paragraphs;
  return {
    to: { name: booking.name, address: booking.email },
    content: {
      ...content,
      paragraphs: [opening, event.summary, ...others],
      picture: await pictureOf(tx, event),
      facts: factsOf(event, booking),
      link,
    },
    attachments: news === 'waiting' ? [] : [entryOf(event, booking, publicUrl)],
  };
}

function pictureOf(tx: Database, { pictureHash, visualDescription, title, place }: EventRow) {
  return mailPicture(tx, pictureHash, { alt: visualDescription ?? title, title, note: place });
}

const ignorable = 'If you did not ask for it, you need not do anything.';

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
      `Not enough places are left for ${title} at the moment. You are on the waiting list, and we write to you as soon as there is room.`,
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
};

function factsOf({ title, startsAt, endsAt, place }: EventRow, { places }: BookingRow): [string, string][] {
  return [
    ['Event', title],
    ['When', `${timeOf(startsAt, endsAt)} (Lagos)`],
    ['Where', place],
    ['Places', String(places)],
  ];
}

function timeOf(startsAt: Date, endsAt: Date | null): string {
  return endsAt ? when.formatRange(startsAt, endsAt) : when.format(startsAt);
}

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

function entryOf(event: EventRow, booking: BookingRow, publicUrl: string) {
  return calendarFile({
    uid: `${booking.id}@${new URL(publicUrl).hostname}`,
    title: event.title,
    place: event.place,
    description: `${event.summary}\nPlaces: ${booking.places}`,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    url: `${publicUrl}/event-booking/${event.id}`,
  });
}
