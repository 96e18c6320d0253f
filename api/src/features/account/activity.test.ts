import { randomUUID } from 'node:crypto';
import type { OwnAccountAnswer, OwnBooking, OwnEnquiry } from '@gallery/shared/contract/account/account';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addArtwork, addEvent } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { events } from '../events/event.table';
import { users } from '../users/user.table';

const api = setUpApi();
beforeEach(async () => {
  for (const table of [events, enquiries, contactMessages]) await api.db.delete(table);
});

type Headers = { authorization: string };

const send = (url: string, payload: object, headers?: Headers) =>
  api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

async function read(url: string, headers: Headers) {
  const answer = await api.app.inject({ url: `/api/account/${url}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const bookingsOf = async (headers: Headers): Promise<OwnBooking[]> =>
  (await read('bookings', headers)).bookings;
const enquiriesOf = async (headers: Headers): Promise<OwnEnquiry[]> =>
  (await read('enquiries', headers)).enquiries;
const titlesOf = async (headers: Headers) => (await bookingsOf(headers)).map(({ event }) => event.title);

async function newPerson({ confirmed }: { confirmed: boolean }) {
  const { token, user } = await signUp(api.app);
  const emailConfirmedAt = confirmed ? new Date() : null;
  await api.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, user._id));
  return { headers: bearer(token), email: user.email };
}

const party = (email: string, places = 1) => ({ name: 'Ada Obi', email, places, waitlist: true });

async function bookFor(title: string, email: string, headers?: Headers, given: object = {}) {
  const { id } = await addEvent(api.db, { title, capacity: 5, ...given });
  expect((await send(`/event/${id}/booking`, party(email), headers)).statusCode).toBe(201);
  return id;
}

test('shows the account with the address that it has now', async () => {
  const { headers, email } = await newPerson({ confirmed: true });
  const account = async () =>
    (await api.app.inject({ url: '/api/account', headers })).json<OwnAccountAnswer>().user;
  const before = await account();
  expect(before).toMatchObject({ email, role: 'customer' });
  const moved = `${randomUUID()}@mail.example`;
  await api.db.update(users).set({ email: moved }).where(eq(users.id, before._id));
  expect(await account()).toEqual({ ...before, email: moved });
  expect((await api.app.inject('/api/account')).statusCode).toBe(401);
});

test('shows the next booking first, and canceled ones last', async () => {
  const { headers } = await newPerson({ confirmed: false });
  const email = 'elsewhere@mail.example';
  await bookFor('Later', email, headers, { startsAt: new Date('2127-03-01') });
  await bookFor('Canceled', email, headers, { startsAt: new Date('2127-01-01') });
  await bookFor('Next', email, headers, { startsAt: new Date('2127-02-01') });
  const passedId = await bookFor('Passed', email, headers, { startsAt: new Date('2127-01-02') });
  const startsAt = new Date('2023-12-27');
  await api.db.update(events).set({ startsAt, endsAt: null }).where(eq(events.id, passedId));
  const canceled = (await bookingsOf(headers)).find(({ event }) => event.title === 'Canceled');
  const answer = await send(`/account/bookings/${canceled?._id}/cancel`, {}, headers);
  expect(answer.json()).toEqual({ message: 'Your booking is canceled.' });
  const titles = await titlesOf(headers);
  expect(titles.slice(0, 2)).toEqual(['Next', 'Later']);
  expect(titles.slice(2).toSorted()).toEqual(['Canceled', 'Passed']);
});

test('shows the place on the waiting list, and a canceled place moves it up', async () => {
  const [ada, bisi] = [await newPerson({ confirmed: false }), await newPerson({ confirmed: false })];
  const id = await bookFor('Talk', ada.email, ada.headers, { capacity: 1 });
  await send(`/event/${id}/booking`, party('first@mail.example'));
  await send(`/event/${id}/booking`, party(bisi.email), bisi.headers);
  expect(await bookingsOf(bisi.headers)).toMatchObject([{ status: 'waiting', turn: 2 }]);
  const [own] = await bookingsOf(ada.headers);
  await send(`/account/bookings/${own?._id}/cancel`, {}, ada.headers);
  expect(await bookingsOf(bisi.headers)).toMatchObject([{ status: 'waiting', turn: 1 }]);
});

test('shows what a visitor sent with the confirmed address of the account, not with an unconfirmed one', async () => {
  const [ada, bisi] = [await newPerson({ confirmed: true }), await newPerson({ confirmed: false })];
  for (const { email } of [ada, bisi]) {
    await bookFor('Talk', email.toUpperCase());
    await send('/contact', { email, textarea: `From ${email}` });
  }
  expect(await titlesOf(ada.headers)).toEqual(['Talk']);
  expect((await enquiriesOf(ada.headers)).map(({ text }) => text)).toEqual([`From ${ada.email}`]);
  expect(await bookingsOf(bisi.headers)).toEqual([]);
  expect(await enquiriesOf(bisi.headers)).toEqual([]);
});

test('hides what other people sent, and answers 404 for their bookings', async () => {
  const [ada, bisi] = [await newPerson({ confirmed: true }), await newPerson({ confirmed: true })];
  await bookFor('Talk', 'ada@mail.example', ada.headers);
  await send('/contact', { email: 'ada@mail.example', textarea: 'Good day' }, ada.headers);
  expect(await bookingsOf(bisi.headers)).toEqual([]);
  expect(await enquiriesOf(bisi.headers)).toEqual([]);
  const [own] = await bookingsOf(ada.headers);
  for (const id of [own?._id, randomUUID(), 'none'])
    expect((await send(`/account/bookings/${id}/cancel`, {}, bisi.headers)).statusCode).toBe(404);
  expect(await bookingsOf(ada.headers)).toMatchObject([{ status: 'confirmed' }]);
});

test('hides from the next owner of an address what an earlier account sent with it', async () => {
  const [ada, bisi] = [await newPerson({ confirmed: true }), await newPerson({ confirmed: true })];
  await bookFor('Talk', bisi.email, ada.headers);
  await send('/contact', { email: bisi.email, textarea: 'Good day' }, ada.headers);
  expect(await titlesOf(ada.headers)).toEqual(['Talk']);
  expect(await bookingsOf(bisi.headers)).toEqual([]);
  expect(await enquiriesOf(bisi.headers)).toEqual([]);
});

test('shows enquiries about works and messages, newest first, with their state', async () => {
  const { headers, email } = await newPerson({ confirmed: false });
  const work = await addArtwork(api.db, { name: 'Dust' });
  const enquiry = { fullname: 'Ada Obi', email, mobile: '08030000000', artname: 'Dust', art_id: work.id };
  expect((await send('/auth/sendmail', enquiry, headers)).statusCode).toBe(200);
  await send('/contact', { email, textarea: 'Good day' }, headers);
  await api.db.update(contactMessages).set({ doneAt: new Date() });
  expect(await enquiriesOf(headers)).toMatchObject([
    { kind: 'message', text: 'Good day', work: null, done: true },
    { kind: 'work', text: null, work: 'Dust', work_id: work.id, done: false },
  ]);
});
