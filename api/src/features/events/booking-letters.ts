import type { Letter } from '../mail/letter';
import type { Mail, Outbox } from '../mail/outbox';
import type { BookingTokens } from './booking-tokens';
import { calendarFile } from './calendar-file';
import type { bookings, events } from './event.table';

type EventRow = typeof events.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/** What a visitor is written about a booking: it has its places, waits for them, or got them after all. */
export type BookingNews = 'confirmed' | 'waiting' | 'promoted';

/** The mail about a booking. It repeats nothing that the form said: anybody can enter anybody's address there. */
export function bookingMail(
  news: BookingNews,
  event: EventRow,
  booking: BookingRow,
  { outbox, tokens }: { outbox: Outbox; tokens: BookingTokens },
): Mail {
  const { publicUrl } = outbox.settings;
  const link = {
    label: 'See or cancel your booking',
    url: `${publicUrl}/event-booking?cancel=${tokens.sign(booking.id)}`,
  };
  return {
    to: { name: booking.name, address: booking.email },
    letter: { ...wordsOf[news](event.title), facts: factsOf(event, booking), link },
    attachments: news === 'waiting' ? [] : [entryOf(event, booking, publicUrl)],
  };
}

const ignorable = 'If you did not ask for it, you need not do anything.';

const wordsOf: Record<BookingNews, (title: string) => Pick<Letter, 'subject' | 'paragraphs'>> = {
  confirmed: (title) => ({
    subject: `Your booking: ${title}`,
    paragraphs: [
      'Good day,',
      `your booking for ${title} is confirmed. We look forward to seeing you.`,
      `If you cannot come, please cancel it, so that somebody who waits can. ${ignorable}`,
    ],
  }),
  waiting: (title) => ({
    subject: `You are on the waiting list: ${title}`,
    paragraphs: [
      'Good day,',
      `not enough places are left for ${title} at the moment. You are on the waiting list, and we write to you as soon as there is room.`,
      ignorable,
    ],
  }),
  promoted: (title) => ({
    subject: `A place has become free: ${title}`,
    paragraphs: [
      'Good day,',
      `there is room for you after all: your booking for ${title} is confirmed. We look forward to seeing you.`,
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

/** An end is told as a time of the same day, or with its own day. */
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
    url: `${publicUrl}/event-booking`,
  });
}
