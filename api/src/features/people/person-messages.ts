import { maxOfPersonPage } from '@gallery/shared/contract/people/people';
import type { PersonBooking, PersonMessage } from '@gallery/shared/contract/people/people.schema';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings, events } from '../events/event.table';
import type { PersonRow } from '../users/person.table';

export async function messagesOf(db: Database, person: PersonRow): Promise<PersonMessage[]> {
  const [about, written] = await Promise.all([
    db
      .select()
      .from(enquiries)
      .where(sentBy(person, enquiries))
      .orderBy(desc(enquiries.createdAt))
      .limit(maxOfPersonPage),
    db
      .select()
      .from(contactMessages)
      .where(sentBy(person, contactMessages))
      .orderBy(desc(contactMessages.createdAt))
      .limit(maxOfPersonPage),
  ]);
  const all = about
    .map(({ artworkName, ...row }) => messageOf('enquiry', artworkName, row))
    .concat(written.map(({ message, ...row }) => messageOf('message', message, row)));
  return all.sort((one, other) => other.at.localeCompare(one.at)).slice(0, maxOfPersonPage);
}

export async function sentCounts(db: Database, person: PersonRow): Promise<{ count: number; open: number }> {
  const [about, written] = [sentBy(person, enquiries), sentBy(person, contactMessages)];
  const [all, open] = await Promise.all([
    Promise.all([db.$count(enquiries, about), db.$count(contactMessages, written)]),
    Promise.all([
      db.$count(enquiries, and(about, isNull(enquiries.doneAt))),
      db.$count(contactMessages, and(written, isNull(contactMessages.doneAt))),
    ]),
  ]);
  return { count: all[0] + all[1], open: open[0] + open[1] };
}

type Sent = { id: string; createdAt: Date; doneAt: Date | null };

function messageOf(
  kind: PersonMessage['kind'],
  text: string,
  { id, createdAt, doneAt }: Sent,
): PersonMessage {
  return { _id: id, kind, text, done: doneAt !== null, at: createdAt.toISOString() };
}

export async function bookingsOf(db: Database, person: PersonRow): Promise<PersonBooking[]> {
  const start = sql<Date>`coalesce(${bookings.session}, ${events.startsAt})`.mapWith(events.startsAt);
  const rows = await db
    .select({ booking: bookings, event: events.title, start })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(sentBy(person, bookings))
    .orderBy(desc(start), bookings.id)
    .limit(maxOfPersonPage);
  return rows.map(({ booking: { id, eventId, places, status }, event, start: startsAt }) => {
    return { _id: id, event_id: eventId, event, places, status, starts_at: startsAt.toISOString() };
  });
}

/** What the account sent, and what anybody sent with its address: staff see it as one person. */
export function sentBy(
  { userId, email }: PersonRow,
  row: { userId: AnyPgColumn; email: AnyPgColumn },
): SQL | undefined {
  const byAddress = eq(sql`lower(${row.email})`, email.toLowerCase());
  return userId ? or(eq(row.userId, userId), byAddress) : byAddress;
}
