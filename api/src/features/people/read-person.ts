import { maxDueNotes, maxNotesOfPerson, maxOfPersonPage } from '@gallery/shared/contract/people/people';
import type {
  DueNotesAnswer,
  PersonAnswer,
  PersonSaved,
} from '@gallery/shared/contract/people/people.schema';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { savedWorks } from '../saved/saved.table';
import { people } from '../users/person.table';
import { orderCount } from '../users/search-people';
import { users } from '../users/user.table';
import { noteOf, today } from './notes';
import { findPerson, personRowOf } from './people';
import { bookingsOf, messagesOf, sentCounts } from './person-messages';
import { personNotes } from './person-note.table';
import { bidsOf, boughtBy, lotsOf, offersOf, ordersOf, strikesOf } from './person-trade';

/** Returns what the gallery knows of a person. Throws a 404 for an unknown id. */
export async function readPerson(db: Database, id: string): Promise<PersonAnswer> {
  const person = await findPerson(db, id);
  const notes = await db
    .select()
    .from(personNotes)
    .where(eq(personNotes.personId, person.id))
    .orderBy(desc(personNotes.createdAt), desc(personNotes.id))
    .limit(maxNotesOfPerson);
  const [messages, bookings] = await Promise.all([messagesOf(db, person), bookingsOf(db, person)]);
  const [orders, bought] = await Promise.all([ordersOf(db, person), boughtBy(db, person)]);
  const sent = await sentCounts(db, person);
  const { account, ...trade } = await accountOf(db, person.userId);
  const [counted] = await db.select({ orders: orderCount }).from(people).where(eq(people.id, person.id));
  return {
    person: { ...personRowOf(person, counted?.orders ?? 0), bought, sent, ...account },
    orders,
    ...trade,
    messages,
    bookings,
    notes: notes.map(noteOf),
  };
}

const noAccount = {
  account: { address: '', email_confirmed: false, strikes: 0, lots: 0 },
  bids: [],
  offers: [],
  saved: null,
};

async function accountOf(db: Database, userId: string | null) {
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) return noAccount;
  const { id, address, emailConfirmedAt } = user;
  const [strikes, lots] = await Promise.all([strikesOf(db, id), lotsOf(db, id)]);
  const [bids, offers] = await Promise.all([bidsOf(db, id), offersOf(db, id)]);
  const account = { address, email_confirmed: emailConfirmedAt !== null, strikes, lots };
  return { account, bids, offers, saved: await savedBy(db, user) };
}

/** Returns the reminders of today and earlier, the oldest first. */
export async function readDueNotes(db: Database): Promise<DueNotesAnswer> {
  const rows = await db
    .select({ note: personNotes, person: people })
    .from(personNotes)
    .innerJoin(people, eq(people.id, personNotes.personId))
    .where(and(isNull(personNotes.doneAt), lte(personNotes.dueOn, today)))
    .orderBy(asc(personNotes.dueOn), asc(personNotes.id))
    .limit(maxDueNotes);
  const due = rows.map(({ note, person: { id, name } }) => ({
    note: noteOf(note),
    person: { _id: id, name },
  }));
  return { due };
}

/** The works that the person saved last, without lists and notes. Returns `null` unless the person agreed. */
async function savedBy(
  db: Database,
  { id, savedShownAt }: typeof users.$inferSelect,
): Promise<PersonSaved[] | null> {
  if (savedShownAt === null) return null;
  const rows = await db
    .select({ id: artworks.id, name: artworks.name, price: artworks.price, at: savedWorks.createdAt })
    .from(savedWorks)
    .innerJoin(artworks, eq(artworks.id, savedWorks.artworkId))
    .where(eq(savedWorks.userId, id))
    .orderBy(desc(savedWorks.createdAt), desc(artworks.id))
    .limit(maxOfPersonPage);
  return rows.map(({ id: _id, name, price, at }) => {
    return { _id, work: name, amount: price, at: at.toISOString() };
  });
}
