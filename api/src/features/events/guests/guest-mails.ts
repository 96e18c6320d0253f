import type { Email } from '../../mail/outbox';
import type { BookingRow } from '../booking/book';
import { timesText } from '../booking/booking-emails';
import type { Places } from '../booking/event-places';
import type { EventRow } from '../event.table';

type Guest = {
  event: Pick<EventRow, 'kind' | 'title' | 'place'>;
  booking: Pick<BookingRow, 'name' | 'email' | 'places'>;
  times: Pick<Places, 'startsAt' | 'endsAt'>;
};

export function canceledBookingMail(guest: Guest): Email {
  const { title } = guest.event;
  return mailOf(guest, {
    subject: `Your booking is canceled: ${title}`,
    heading: 'Your booking is canceled',
    paragraphs: [`We have canceled your booking for ${title}. If this is a surprise, reply to this email.`],
  });
}

export function canceledEventMail(guest: Guest): Email {
  const { title } = guest.event;
  return mailOf(guest, {
    subject: `Canceled: ${title}`,
    heading: 'This event does not take place',
    paragraphs: [`We are sorry: ${title} is canceled, and your booking with it. You need to do nothing.`],
  });
}

function mailOf({ event, booking, times }: Guest, content: Email['content']): Email {
  const facts: [string, string][] = [
    [event.kind, event.title],
    ['When', `${timesText(times)} (Lagos)`],
    ['Where', event.place],
    ['Places', String(booking.places)],
  ];
  return { to: { name: booking.name, address: booking.email }, content: Object.assign({ facts }, content) };
}
