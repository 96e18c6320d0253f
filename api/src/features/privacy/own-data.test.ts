import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/statements';
import { bearer, signUpForm } from '../../testing/gallery/accounts';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtist, addArtwork, addEvent } from '../../testing/gallery/records';
import { guestForm, newGuest } from '../../testing/orders/guests';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { testMail } from '../../testing/server/test-app';
import { emailSubjectsTo, newOrderAdministrator, setUpShop } from '../../testing/setup/shop';
import { strikes } from '../auctions/bidders/bidder.table';
import { bookings } from '../events/event.table';
import { emailFollowers, emailFollows } from '../following/by-email/email-follower.table';
import { invoices } from '../papers/invoices/invoice.table';
import { users } from '../users/user.table';
import { personalTables } from './personal-tables';

const shop = setUpShop();
type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const send = (buyer: Buyer, url: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api${url}`, headers: buyer.headers, payload });
const remove = (buyer: Buyer, current_password = signUpForm().password) =>
  send(buyer, '/account/delete', { current_password });

/** A customer with a confirmed address, a paid order, a saved work, a message, and a booking. */
async function collector() {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  const { _id: id, email } = buyer.user;
  await shop.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  const event = await addEvent(shop.db, { capacity: 1, startsAt: new Date('2127-01-01') });
  const sent = [
    await send(buyer, '/saved/works', { artwork_id: work.id }),
    await send(buyer, '/contact', { email, textarea: 'Good day' }),
    await send(buyer, `/event/${event.id}/booking`, { name: 'Ada Obi', email, places: 1 }),
  ];
  expect(sent.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
  return { work, buyer, order, event, id, email };
}

async function deliver(orderId: string) {
  const move = await newOrderAdministrator(shop);
  await move(orderId, { status: 'Shipped', delivery_date: '2096-12-01' });
  await move(orderId, { status: 'Delivered' });
}

/** Returns the tables that still have rows which the erasure must delete. */
async function rowsLeft(id: string, email: string): Promise<string[]> {
  const left: string[] = [];
  for (const { table, isAbout, erase } of personalTables) {
    if (erase !== 'rows' || table === 'mails') continue;
    const rows = sql`SELECT 1 FROM ${sql.identifier(table)} AS one WHERE ${isAbout({ id, email })}`;
    if ((await rowsOf(shop.db, rows)).length > 0) left.push(table);
  }
  return left;
}

test('the file holds the account, the orders, the saved works with pictures, and no password', async () => {
  const { buyer, order, work, email } = await collector();
  const answer = await shop.app.inject({ url: '/api/account/export', headers: buyer.headers });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="gallery-data.json"');
  expect(answer.json()).toMatchObject({
    account: { email },
    orders: [{ id: order._id, price: work.price, work: work.name }],
    saved_works: [{ work: work.name, picture: expect.stringMatching(/^https:\/\//) }],
    messages: [{ message: 'Good day' }],
    bookings: [{ places: 1 }],
    invoices: [{ total: work.price * 100 }],
  });
  expect(answer.body).not.toMatch(/password|code_hash/);
});

test('the file holds what the confirmed address follows by email, and the erasure deletes it', async () => {
  const buyer = await newBuyer(shop.app);
  const { _id: id, email } = buyer.user;
  await shop.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  const [artist, followerId] = [await addArtist(shop.db), randomUUID()];
  await shop.db.insert(emailFollowers).values({ id: followerId, email: email.toLowerCase() });
  const follow = { id: randomUUID(), followerId, artistId: artist.id, confirmedAt: new Date() };
  await shop.db.insert(emailFollows).values(follow);
  const { headers } = buyer;
  const file = (await shop.app.inject({ url: '/api/account/export', headers })).json();
  expect(file).toMatchObject({
    followed_artists: [{ artist_id: artist.id }],
    artists_followed_by_email: [{ artist_id: artist.id }],
  });
  expect((await remove(buyer)).statusCode).toBe(200);
  expect(await rowsLeft(id, email)).toEqual([]);
  expect(await shop.db.$count(emailFollows, eq(emailFollows.followerId, followerId))).toBe(0);
});

test('a file has nothing about other people', async () => {
  const [{ buyer }, other] = [await collector(), await collector()];
  const { statusCode, body } = await shop.app.inject({ url: '/api/account/export', headers: buyer.headers });
  expect(statusCode).toBe(200);
  expect(body).not.toContain(other.email);
  expect(body).not.toContain(other.order._id);
});

test('an account with an open order is not deleted', async () => {
  const { buyer } = await collector();
  const refused = await remove(buyer);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/^You have an order that is not delivered yet/),
  ]);
});

test('a wrong password deletes nothing, and a visitor deletes nothing', async () => {
  const buyer = await newBuyer(shop.app);
  expect((await remove(buyer, 'wrong')).statusCode).toBe(422);
  expect((await shop.app.inject({ method: 'POST', url: '/api/account/delete' })).statusCode).toBe(401);
  expect((await shop.app.inject('/api/account/export')).statusCode).toBe(401);
});

test('a deleted account leaves its order and invoice without the person, and nothing else', async () => {
  const { buyer, order, event, id, email } = await collector();
  await deliver(order._id);
  const deleted = await remove(buyer);
  expect(deleted.json()).toEqual({ message: 'Your account is deleted. We confirm it by email.' });
  expect(await rowsLeft(id, email)).toEqual([]);
  const [account] = await shop.db.select().from(users).where(eq(users.id, id));
  expect(account).toMatchObject({ firstname: 'Erased', lastname: 'customer', mobile: '', address: '' });
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
  expect(invoice).toMatchObject({ billTo: null, total: order.artwork_id.price * 100 });
  const audited = sql`SELECT 1 FROM audits WHERE subject_id = ${order._id} AND to_state IS NOT NULL`;
  expect(await rowsOf(shop.db, audited)).toEqual([]);
  const written = await rowsOf(shop.db, sql`SELECT address, deliver_to FROM orders WHERE id = ${order._id}`);
  expect(written).toEqual([{ address: 'Erased', deliver_to: null }]);
  expect(await emailSubjectsTo(shop, email)).toEqual(['Your account is deleted']);
  expect((await send(buyer, '/saved/works', {})).statusCode).toBe(401);
  expect(await shop.db.select().from(bookings).where(eq(bookings.eventId, event.id))).toEqual([]);
});

test('the place of a deleted account goes to the next guest', async () => {
  const { buyer, order, event } = await collector();
  const waiting = { name: 'Bisi Ade', email: 'bisi@mail.example', places: 1, waitlist: true };
  await shop.app.inject({ method: 'POST', url: `/api/event/${event.id}/booking`, payload: waiting });
  await deliver(order._id);
  await remove(buyer);
  const booked = await shop.db.select().from(bookings).where(eq(bookings.eventId, event.id));
  expect(booked).toMatchObject([{ email: waiting.email, status: 'confirmed' }]);
});

test('ten requests delete an account once, and its address can register again', async () => {
  const buyer = await newBuyer(shop.app);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(buyer)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toHaveLength(0);
  const payload = signUpForm({ email: buyer.user.email });
  const again = await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  expect(again.statusCode).toBe(201);
  const logIn = { email: buyer.user.email, password: payload.password };
  expect((await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: logIn })).statusCode).toBe(
    200,
  );
});

test('an unconfirmed account of the gallery’s address deletes no mail of others', async () => {
  const { email } = await collector();
  const before = await emailSubjectsTo(shop, email);
  const form = signUpForm({ email: testMail.galleryEmail });
  const signedUp = await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
  const headers = bearer(signedUp.json<SignedInAnswer>().data.token);
  const payload = { current_password: form.password };
  const deleted = await shop.app.inject({ method: 'POST', url: '/api/account/delete', headers, payload });
  expect(deleted.statusCode).toBe(200);
  expect(await emailSubjectsTo(shop, email)).toEqual(before);
});

test('ten orders beside a deletion leave no work with an erased account', async () => {
  const buyer = await newBuyer(shop.app);
  const works = await Promise.all(Array.from({ length: 10 }, () => addArtwork(shop.db)));
  const answers = await Promise.all([remove(buyer), ...works.map(({ id }) => buyer.order(id))]);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toHaveLength(0);
  const [account] = await shop.db.select().from(users).where(eq(users.id, buyer.user._id));
  const held = await rowsOf(
    shop.db,
    sql`SELECT 1 FROM orders WHERE user_id = ${buyer.user._id} AND status = 'Pending'`,
  );
  expect([account?.firstname === 'Erased', held.length > 0]).not.toEqual([true, true]);
});

test('the open order of a guest with the confirmed address keeps the account', async () => {
  const buyer = await newBuyer(shop.app);
  const { _id: id, email } = buyer.user;
  await shop.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  const guest = await newGuest(shop.app, shop.db, guestForm(email));
  await guest.order((await addArtwork(shop.db)).id);
  expect((await remove(buyer)).statusCode).toBe(409);
});

test('a strike keeps the account, so that a new one cannot bid', async () => {
  const buyer = await newBuyer(shop.app);
  const auction = await addAuction(shop.db);
  const lot = await addLot(shop.db, auction);
  await shop.db.insert(strikes).values({ userId: buyer.user._id, lotId: lot.id });
  expect((await remove(buyer)).json().message).toMatch(
    /Write to us to settle that, then delete your account/,
  );
});
