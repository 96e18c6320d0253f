import { type SQL, sql } from 'drizzle-orm';
import { contactMessages } from '../../contact/contact.table';
import { letters } from '../../correspondence/letter.table';
import { enquiries } from '../../enquiries/enquiry.table';
import { checkIns } from '../../events/door/check-in.table';
import { bookings, events } from '../../events/event.table';
import type { PersonRow } from '../../users/person.table';
import { sentBy } from '../person-messages';
import { partOf } from './part';

/** Enquiries, messages, the letters after them, bookings, and arrivals, of the account and its address. */
export function sentParts(person: PersonRow): SQL[] {
  return [
    partOf('enquiry', {
      at: sql`${enquiries.createdAt}`,
      subject: sql`${enquiries.id}`,
      text: sql`${enquiries.artworkName}`,
      from: sql`${enquiries} WHERE ${sentBy(person, enquiries)}`,
    }),
    partOf('message', {
      at: sql`${contactMessages.createdAt}`,
      subject: sql`${contactMessages.id}`,
      text: sql`${contactMessages.message}`,
      from: sql`${contactMessages} WHERE ${sentBy(person, contactMessages)}`,
    }),
    ...letterParts(person),
    ...bookingParts(person),
  ];
}

/** A conversation has the id of the enquiry or the message that began it. */
function letterParts(person: PersonRow): SQL[] {
  const letter = {
    at: sql`${letters.createdAt}`,
    subject: sql`${letters.conversationId}`,
    text: sql`${letters.text}`,
  };
  const begun = sql`${letters} WHERE ${letters.conversationId} IN (
    SELECT ${enquiries.id} FROM ${enquiries} WHERE ${sentBy(person, enquiries)}
    UNION ALL SELECT ${contactMessages.id} FROM ${contactMessages} WHERE ${sentBy(person, contactMessages)}
  )`;
  return [
    partOf('letter', { ...letter, from: sql`${begun} AND NOT ${letters.fromGallery}` }),
    partOf('answer', { ...letter, from: sql`${begun} AND ${letters.fromGallery}` }),
  ];
}

function bookingParts(person: PersonRow): SQL[] {
  const event = { subject: sql`${events.id}`, text: sql`${events.title}` };
  const booked = sql`JOIN ${events} ON ${events.id} = ${bookings.eventId}`;
  const isTheirs = sentBy(person, bookings);
  return [
    partOf('booking', {
      ...event,
      at: sql`${bookings.createdAt}`,
      number: sql`${bookings.places}`,
      from: sql`${bookings} ${booked} WHERE ${isTheirs}`,
    }),
    partOf('arrival', {
      ...event,
      at: sql`${checkIns.at}`,
      number: sql`${checkIns.places}`,
      from: sql`
        ${checkIns} JOIN ${bookings} ON ${bookings.id} = ${checkIns.bookingId} ${booked}
        WHERE ${isTheirs} AND ${checkIns.undoneAt} IS NULL
      `,
    }),
  ];
}
