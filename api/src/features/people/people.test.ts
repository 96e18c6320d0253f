import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { addCustomer, addOrder } from '../../testing/gallery/admin-account';
import { addAuction, addLot, addLotBidder } from '../../testing/gallery/auctions';
import { addArtwork, addEvent } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { strikes } from '../auctions/bidders/bidder.table';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings } from '../events/event.table';
import { guests } from '../guests/guest.table';
import { people } from '../users/person.table';
import { users } from '../users/user.table';
import { deleteForgottenProspects } from './people';
import { personNotes } from './person-note.table';

const api = setUpAdminApi();
const { curator } = api;

async function addPerson(given: Partial<typeof users.$inferInsert> = {}) {
  const user = await addCustomer(api.db, given);
  const [person] = await api.db.select().from(people).where(eq(people.userId, user.id));
  return { user, id: person?.id ?? '', path: `/person/${person?.id}` };
}

async function addProspect(email: string) {
  const message = { firstname: 'Ify', lastname: 'Nnaji', phone: '0701 222 3344', message: 'Good day' };
  await api.db.insert(contactMessages).values({ id: randomUUID(), email, ...message });
  const [person] = await api.db.select().from(people).where(eq(people.email, email));
  return { id: person?.id ?? '', path: `/person/${person?.id}` };
}

describe('the list of people', () => {
  test('finds accounts and prospects by name, address, and phone number, page by page', async () => {
    await addPerson({ firstname: 'Zikora', lastname: 'Ụba', mobile: '0803 555 0199' });
    await addProspect('zikora.shop@post.example');
    const found = async (q: string) => (await curator.sees(`/person?q=${encodeURIComponent(q)}`)).people;
    expect(await found('zikora uba')).toMatchObject([{ name: 'Zikora Ụba', has_account: true, orders: 0 }]);
    expect(await found('+2348035550199')).toMatchObject([{ name: 'Zikora Ụba' }]);
    expect(await found('zikora')).toMatchObject([
      { name: 'Ify Nnaji', has_account: false },
      { name: 'Zikora Ụba' },
    ]);
    const page = await curator.sees('/person?q=zikora&limit=1');
    expect(page).toMatchObject({ total: 2, first: 1 });
    expect((await curator.sees(`/person?q=zikora&limit=1&cursor=${page.next}`)).people).toHaveLength(1);
  });
});

describe('a prospect', () => {
  test('keeps the first phone number that a message or an enquiry names', async () => {
    const email = 'phone@post.example';
    const { id } = await addEvent(api.db);
    const booking = {
      id: randomUUID(),
      eventId: id,
      name: 'Ngo',
      email,
      places: 1,
      status: 'confirmed' as const,
    };
    await api.db.insert(bookings).values(booking);
    await addProspect(email);
    expect((await curator.sees('/person?q=phone%40post')).people).toMatchObject([
      { name: 'Ngo', phone: '0701 222 3344' },
    ]);
  });

  test('leaves with the last message', async () => {
    const [gone, kept] = [await addProspect('gone@post.example'), await addProspect('kept@post.example')];
    await curator.does('POST', `${gone.path}/notes`, { text: 'Tall.' });
    await api.db.delete(contactMessages).where(eq(contactMessages.email, 'gone@post.example'));
    await deleteForgottenProspects(api.db);
    expect((await curator.sees(gone.path)).status).toBe(404);
    expect((await curator.sees(kept.path)).status).toBe(200);
    expect(await api.db.$count(personNotes, eq(personNotes.text, 'Tall.'))).toBe(0);
  });

  test('stays while a guest with the address has an order', async () => {
    const { path } = await addProspect('Buyer@post.example');
    const guest = { id: randomUUID(), firstname: 'Ify', lastname: 'Nnaji', mobile: '0701 222 3344' };
    await api.db.insert(guests).values({ ...guest, email: 'buyer@post.example' });
    await addOrder(api.db, { userId: null, guestId: guest.id });
    await curator.does('POST', `${path}/notes`, { text: 'Buys for a friend.' });
    await api.db.delete(contactMessages).where(eq(contactMessages.email, 'Buyer@post.example'));
    await deleteForgottenProspects(api.db);
    expect((await curator.sees(path)).notes).toMatchObject([{ text: 'Buys for a friend.' }]);
  });
});

test('a page shows orders, bids, strikes, enquiries, messages, and bookings of the account and its address', async () => {
  const { user, path } = await addPerson();
  await addOrder(api.db, { userId: user.id, price: 300 });
  await addOrder(api.db, { userId: user.id, price: 200, status: 'Refunded' });
  const auction = await addAuction(api.db);
  const lot = await addLot(api.db, auction, {
    outcome: 'sold',
    endedAt: new Date(),
    leaderId: user.id,
    leaderNumber: 1,
    price: 500,
    max: 987_654_321,
  });
  await addLotBidder(api.db, lot.id, user.id, 1);
  await api.db.insert(strikes).values({ userId: user.id, lotId: lot.id });
  const work = await addArtwork(api.db);
  const sender = { fullname: 'Ada', email: user.email.toUpperCase(), mobile: '' };
  await api.db
    .insert(enquiries)
    .values({ id: randomUUID(), ...sender, artworkId: work.id, artworkName: work.name });
  const { id: eventId } = await addEvent(api.db);
  await api.db.insert(bookings).values({
    id: randomUUID(),
    eventId,
    userId: user.id,
    name: 'Ada',
    email: 'other@mail.example',
    places: 2,
    status: 'confirmed',
  });
  const page = await curator.sees(path);
  expect(page).toMatchObject({
    status: 200,
    person: { orders: 2, bought: { count: 1, amount: 300 }, strikes: 1, email_confirmed: false },
    bids: [{ number: 1, amount: 500, state: 'won', strike: true }],
    messages: [{ kind: 'enquiry', text: work.name, done: false }],
    bookings: [{ event: 'Art Exhibition', places: 2, status: 'confirmed' }],
    notes: [],
  });
  expect(page.orders.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([200, 300]);
  expect(JSON.stringify(page)).not.toContain('987654321');
});

describe('notes and reminders', () => {
  test('keep their author, and the newest comes first', async () => {
    const { path } = await addPerson();
    await curator.does('POST', `${path}/notes`, { text: 'Long wall, 310 cm.' });
    const saved = await curator.does('POST', `${path}/notes`, { text: ' Call her. ', due_on: '2099-01-01' });
    expect(saved).toMatchObject({
      status: 200,
      message: 'Reminder saved.',
      note: { text: 'Call her.', by: 'Ngọzi Eze', due_on: '2099-01-01' },
    });
    expect((await curator.sees(path)).notes).toMatchObject([
      { text: 'Call her.', done_at: null },
      { text: 'Long wall, 310 cm.', due_on: null },
    ]);
  });

  test('a due reminder waits until it is done or moved', async () => {
    const { id, path } = await addPerson();
    const { note } = await curator.does('POST', `${path}/notes`, {
      text: 'Write to her.',
      due_on: '2099-01-01',
    });
    const due = async () =>
      (await curator.sees('/person/due')).due.filter(
        ({ person }: { person: { _id: string } }) => person._id === id,
      );
    expect(await due()).toEqual([]);
    await api.db
      .update(personNotes)
      .set({ dueOn: sql`current_date - 1` })
      .where(eq(personNotes.id, note._id));
    expect(await due()).toMatchObject([
      { note: { text: 'Write to her.' }, person: { name: 'Adaeze Okafor' } },
    ]);
    const one = `${path}/notes/${note._id}`;
    expect(await curator.does('PUT', one, { done: true })).toMatchObject({ message: 'Reminder done.' });
    expect(await due()).toEqual([]);
    await curator.does('PUT', one, { done: false });
    expect(await due()).toHaveLength(1);
    await curator.does('PUT', one, { due_on: '2099-01-02' });
    expect(await due()).toEqual([]);
    expect(await curator.does('DELETE', one)).toMatchObject({ status: 200, message: 'Note removed.' });
    expect((await curator.does('DELETE', one)).status).toBe(404);
  });

  test.each([
    ['no text', {}, 'text'],
    ['an empty text', { text: '   ' }, 'text'],
    ['too long a text', { text: 'x'.repeat(1_001) }, 'text'],
    ['a list', { text: ['a'] }, 'text'],
    ['a weekday', { text: 'a', due_on: 'Friday' }, 'due_on'],
    ['a day that no month has', { text: 'a', due_on: '2026-02-30' }, 'due_on'],
    ['a day of the past', { text: 'a', due_on: '2020-01-01' }, 'due_on'],
    ['a number as the day', { text: 'a', due_on: 5 }, 'due_on'],
  ])('refuse %s', async (_what, input, field) => {
    const { path } = await addPerson();
    const { status, errors } = await curator.does('POST', `${path}/notes`, input);
    expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: [field] });
  });

  test('answer 404 for another person and unknown ids, and only a reminder can be done', async () => {
    const [ada, bisi] = [await addPerson(), await addPerson()];
    const { note } = await curator.does('POST', `${ada.path}/notes`, { text: 'Quiet.' });
    for (const path of [
      `${bisi.path}/notes/${note._id}`,
      `${ada.path}/notes/${randomUUID()}`,
      `/person/x/notes/y`,
    ]) {
      expect((await curator.does('PUT', path, { done: true })).status).toBe(404);
      expect((await curator.does('DELETE', path)).status).toBe(404);
    }
    for (const id of ['nothing', randomUUID()])
      expect((await curator.sees(`/person/${id}`)).status).toBe(404);
    expect((await curator.does('PUT', `${ada.path}/notes/${note._id}`, { done: true })).status).toBe(422);
  });

  test('fill the room for three when ten arrive at once', async () => {
    const { id, path } = await addPerson();
    const row = () => ({ id: randomUUID(), personId: id, text: 'Note', byName: 'Ngọzi' });
    await api.db.insert(personNotes).values(Array.from({ length: 497 }, row));
    const sent = Array.from({ length: 10 }, () =>
      curator.does('POST', `${path}/notes`, { text: 'One more' }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('follow the person into an account, and leave with it', async () => {
    const prospect = await addProspect('notes@post.example');
    await curator.does('POST', `${prospect.path}/notes`, { text: 'Met at the fair.' });
    const { user, path } = await addPerson();
    await api.db.update(users).set({ email: 'Notes@post.example' }).where(eq(users.id, user.id));
    expect((await curator.sees(path)).notes).toMatchObject([{ text: 'Met at the fair.' }]);
    expect((await curator.sees(prospect.path)).status).toBe(404);
    await api.db.delete(users).where(eq(users.id, user.id));
    expect(await api.db.$count(personNotes, eq(personNotes.text, 'Met at the fair.'))).toBe(0);
  });
});
