import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/statements';
import { signUpForm } from '../../testing/gallery/accounts';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork, addEvent } from '../../testing/gallery/records';
import { newBuyer } from '../../testing/orders/orders';
import { setUpShop } from '../../testing/setup/shop';
import { secondChances } from '../auctions/settling/second-chance.table';
import { audits } from '../audit/audit.table';
import { events } from '../events/event.table';
import { notifications } from '../notifications/notification.table';
import { erasedAddress } from '../users/erased-account';
import { users } from '../users/user.table';

const shop = setUpShop();
const email = 'ada@mail.example';
type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const send = (buyer: Buyer, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  shop.app.inject({ method, url: `/api${url}`, headers: buyer.headers, payload });
const remove = (buyer: Buyer) => send(buyer, '/account/delete', { current_password: signUpForm().password });
const bookAs = (buyer: Buyer, eventId: string) =>
  send(buyer, `/event/${eventId}/booking`, { name: 'Ada Obi', email, places: 1 });

const registerAs = (buyer: Buyer, auction_id: string) =>
  send(buyer, '/bidder', { auction_id, conditions_version: 1, address: '12 Uli Close, Ikoyi' });

async function rowsOfAccount(table: string, id: string): Promise<number> {
  const rows = sql`SELECT 1 FROM ${sql.identifier(table)} WHERE user_id = ${id}`;
  return (await rowsOf(shop.db, rows)).length;
}

type Ids = { work: string; event: string; auction: string };
type Writer = [what: string, table: string, send: (buyer: Buyer, ids: Ids) => ReturnType<typeof send>];

// A request reads the session first. The deletion may end before its transaction begins.
test.each<Writer>([
  ['a booking', 'bookings', (buyer, { event }) => bookAs(buyer, event)],
  ['a message', 'contact_messages', (buyer) => send(buyer, '/contact', { email, textarea: 'Good day' })],
  [
    'an enquiry',
    'enquiries',
    (buyer, { work }) =>
      send(buyer, '/auth/sendmail', {
        fullname: 'Ada Obi',
        email,
        mobile: '+234 803 000 0000',
        artname: 'Rain',
        art_id: work,
      }),
  ],
  ['a saved work', 'saved_works', (buyer, { work }) => send(buyer, '/saved/works', { artwork_id: work })],
  ['a list', 'saved_lists', (buyer) => send(buyer, '/saved/lists', { name: 'Living room' })],
  ['a followed artist', 'followers', (buyer) => send(buyer, `/following/artists/${randomUUID()}`, {}, 'PUT')],
  ['a registration as a bidder', 'bidders', (buyer, { auction }) => registerAs(buyer, auction)],
])('%s of an account that was erased meanwhile is refused', async (_what, table, write) => {
  const ids = {
    work: (await addArtwork(shop.db)).id,
    event: (await addEvent(shop.db)).id,
    auction: (await addAuction(shop.db)).id,
  };
  const buyer = await newBuyer(shop.app);
  const { _id: id } = buyer.user;
  await shop.db
    .update(users)
    .set({ email: erasedAddress(id) })
    .where(eq(users.id, id));
  const answer = await write(buyer, ids);
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    'Your session has ended. Please log in again.',
  ]);
  expect(await rowsOfAccount(table, id)).toBe(0);
});

test('bookings beside the deletion of their account leave no place with it', async () => {
  const buyer = await newBuyer(shop.app);
  const event = await addEvent(shop.db, { capacity: 5_000 });
  let isDeleted = false;
  const deletion = remove(buyer).finally(() => {
    isDeleted = true;
  });
  const statuses: number[] = [];
  while (!isDeleted) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookAs(buyer, event.id)));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect((await deletion).statusCode).toBe(200);
  expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([]);
  expect(await rowsOfAccount('bookings', buyer.user._id)).toBe(0);
  const [after] = await shop.db.select().from(events).where(eq(events.id, event.id));
  const booked = sql`SELECT 1 FROM bookings WHERE event_id = ${event.id} AND status = 'confirmed'`;
  expect(after?.placesTaken).toBe((await rowsOf(shop.db, booked)).length);
});

test('two accounts with places at the same two events are deleted at once', async () => {
  const [one, other] = [await newBuyer(shop.app), await newBuyer(shop.app)];
  const [first, second] = [await addEvent(shop.db), await addEvent(shop.db)];
  for (const [buyer, event] of [
    [one, first],
    [one, second],
    [other, second],
    [other, first],
  ] as const)
    expect((await bookAs(buyer, event.id)).statusCode).toBe(201);
  const answers = await Promise.all([remove(one), remove(other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('the alert about another bidder of the same name stays', async () => {
  const auction = await addAuction(shop.db, { approvalFrom: 5_000_000 });
  await addLot(shop.db, auction, { estimateLow: 4_000_000, estimateHigh: 5_000_000 });
  const [one, other] = [await newBuyer(shop.app), await newBuyer(shop.app)];
  for (const buyer of [one, other]) expect((await registerAs(buyer, auction.id)).statusCode).toBe(200);
  expect((await remove(one)).statusCode).toBe(200);
  const alerts = await shop.db.select().from(notifications).where(eq(notifications.subjectId, auction.id));
  expect(alerts.map(({ text }) => text)).toEqual([expect.stringContaining(', paddle 2, waits')]);
});

test('the record of a lot forgets the name in a second chance, and keeps those of others', async () => {
  const lot = await addLot(shop.db, await addAuction(shop.db));
  const [buyer, other] = [await newBuyer(shop.app), await newBuyer(shop.app)];
  const [userId, createdBy] = [buyer.user._id, other.user._id];
  const [account] = await shop.db.select().from(users).where(eq(users.id, userId));
  const offered = { lotId: lot.id, amount: 200_000, state: 'declined' as const, expiresAt: new Date() };
  await shop.db.insert(secondChances).values({ ...offered, id: randomUUID(), userId, createdBy });
  for (const name of [`${account?.firstname} ${account?.lastname}`, 'Bisi Ade'])
    await shop.db.insert(audits).values({
      subject: 'lot',
      subjectId: lot.id,
      action: 'Second chance offered',
      toState: `${name}, #200,000`,
    });
  expect((await remove(buyer)).statusCode).toBe(200);
  const record = await shop.db.select().from(audits).where(eq(audits.subjectId, lot.id)).orderBy(audits.id);
  expect(record.map(({ toState }) => toState)).toEqual([null, 'Bisi Ade, #200,000']);
});
