import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../../db/client';
import { openTestDatabase } from '../../../../testing/database/test-database';
import { addBuyer, addGuest, hold } from '../../../../testing/orders/holds';
import { users } from '../../../users/user.table';
import { orders } from '../../order.table';
import { asksOfMailbox, holdsOfMailbox, holdsOfNetwork, readStanding } from './buyer-standing';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const hashOf = (mailbox: string) => createHash('sha256').update(mailbox).digest('hex');
const otherWork = { artwork_id: randomUUID() };
const none = { count: 0, seconds: 0 };

test.each([
  ['N.Eze+art@GoogleMail.com', 'neze@gmail.com'],
  ['n.e.z.e@gmail.com', 'neze@gmail.com'],
  ['N.Eze+art+x@Mail.example', 'n.eze@mail.example'],
])('%s is the mailbox %s', async (email, mailbox) => {
  const buyer = await addBuyer(database.db, email);
  expect(await readStanding(database.db, buyer)).toEqual({
    mailbox: hashOf(mailbox),
    isConfirmed: false,
    hasPaid: false,
  });
});

test.each([
  ['Paid', true],
  ['Shipped', true],
  ['Delivered', true],
  ['Canceled', false],
  ['Refunded', false],
] as const)('a buyer with an order that is %s has paid: %s', async (as, hasPaid) => {
  const { db } = database;
  for (const buyer of [await addBuyer(db), await addGuest(db)]) {
    await hold(db, await addBuyer(db), { as: 'Paid' });
    await hold(db, buyer, { as });
    expect(await readStanding(db, buyer)).toMatchObject({ hasPaid });
  }
});

test('a confirmed address is known, and an unknown buyer is an error', async () => {
  const buyer = await addBuyer(database.db);
  await database.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, buyer.id));
  expect(await readStanding(database.db, buyer)).toMatchObject({ isConfirmed: true });
  const unknown = { kind: 'account' as const, id: randomUUID() };
  await expect(readStanding(database.db, unknown)).rejects.toThrow('The buyer does not exist.');
});

test('the holds of a mailbox are those that its customer and its guest have not paid', async () => {
  const { db } = database;
  const [one, same] = [await addBuyer(db, 'ada@mail.example'), await addGuest(db, 'ada+g@mail.example')];
  const standing = await readStanding(db, one);
  await hold(db, await addBuyer(db));
  await hold(db, one, { as: 'Paid' });
  await hold(db, one, { priceParts: [{ label: 'Hammer price', amount: 5 }] });
  expect(await holdsOfMailbox(db, standing, otherWork)).toEqual(none);
  const first = await hold(db, one, { minutes: 10 });
  await hold(db, same, { minutes: 15 });
  const both = await holdsOfMailbox(db, standing, otherWork);
  expect(both).toEqual({ count: 2, seconds: expect.any(Number) });
  expect(both.seconds).toBeGreaterThan(590);
  expect(both.seconds).toBeLessThanOrEqual(600);
  expect(await holdsOfMailbox(db, standing, { artwork_id: first.artworkId })).toMatchObject({ count: 1 });
  expect(await asksOfMailbox(db, standing, otherWork)).toEqual(none);
});

test('a hold whose time has passed still lasts a second', async () => {
  const buyer = await addBuyer(database.db);
  const { id } = await hold(database.db, buyer);
  await database.db
    .update(orders)
    .set({ heldUntil: sql`now() - interval '1 hour'` })
    .where(eq(orders.id, id));
  const standing = await readStanding(database.db, buyer);
  expect(await holdsOfMailbox(database.db, standing, otherWork)).toEqual({ count: 1, seconds: 1 });
});

test('an order without its delivery price is asked and not held', async () => {
  const { db } = database;
  const buyer = await addBuyer(db);
  const standing = await readStanding(db, buyer);
  const { artworkId } = await hold(db, buyer, { asksQuote: true });
  await hold(db, await addBuyer(db), { asksQuote: true });
  expect(await holdsOfMailbox(db, standing, otherWork)).toEqual(none);
  expect(await asksOfMailbox(db, standing, otherWork)).toMatchObject({ count: 1 });
  expect(await asksOfMailbox(db, standing, { artwork_id: artworkId })).toEqual(none);
});

test('the holds of a network are those that store one of its addresses', async () => {
  const { db } = database;
  for (const network of ['2001:db8:5:1::/64', '2001:db8:5:2::/64', '2001:db8:6:1::/64'])
    await hold(db, await addBuyer(db), { network });
  expect(await holdsOfNetwork(db, '2001:db8:5:%', otherWork)).toMatchObject({ count: 2 });
  expect(await holdsOfNetwork(db, '2001:db8:6:1::/64', otherWork)).toMatchObject({ count: 1 });
});
