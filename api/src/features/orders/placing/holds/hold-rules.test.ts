import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../../db/client';
import { openTestDatabase } from '../../../../testing/database/test-database';
import { addArtwork } from '../../../../testing/gallery/records';
import { addBuyer, hold, requestOf } from '../../../../testing/orders/holds';
import { generousLimits } from '../../../../testing/server/test-app';
import { artworks } from '../../../artworks/artwork.table';
import { users } from '../../../users/user.table';
import type { Buyer } from '../../buyer/buyer';
import { orders } from '../../order.table';
import { checkHoldLimits, refuseRecentExpiry } from './hold-limits';

let database: OpenDatabase;
let work: string;
let networks = 0;
let network: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  network = `203.0.${++networks}.0/24`;
  const { db } = database;
  await db.update(artworks).set({ archivedAt: sql`now()` }).where(eq(artworks.availability, 'available'));
  work = (await addArtwork(db)).id;
  await addArtwork(db, { availability: 'sold' });
});
afterAll(() => database.close());

const oneOfDay = { max: 1, seconds: 86_400 };

type Given = { asks?: boolean; share?: number; rates?: Partial<typeof generousLimits>; of?: string };

/** Checks a request for the work as the API does, and saves nothing. */
function check(buyer: Buyer, { asks = false, share = 1, rates = {}, of = work }: Given = {}) {
  const rateLimits = { ...generousLimits, ...rates };
  const settings = { holdMinutes: 15, quoteHoldMinutes: 2_880, holdShare: share, rateLimits };
  return checkHoldLimits(database.db, settings, requestOf(buyer, of, network), asks);
}

async function customer(is: { confirmed?: boolean; paid?: boolean } = {}): Promise<Buyer> {
  const buyer = await addBuyer(database.db);
  if (is.confirmed)
    await database.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, buyer.id));
  if (is.paid) await hold(database.db, buyer, { as: 'Paid' });
  return buyer;
}

test.each([
  ['has proven nothing', {}, false, true],
  ['has a confirmed address', { confirmed: true }, false, false],
  ['has a confirmed address and asks for a delivery price', { confirmed: true }, true, true],
  ['has paid', { paid: true }, false, false],
  ['has paid and asks for a delivery price', { paid: true }, true, false],
])('the network counts, or not, for a buyer who %s', async (_, is, asks, isOfNetwork) => {
  expect(await check(await customer(is), { asks })).toBe(isOfNetwork ? network : null);
});

test('a buyer holds one work before a payment, and may order the held one again', async () => {
  const buyer = await customer();
  const { artworkId } = await hold(database.db, buyer);
  expect(await check(buyer, { of: artworkId })).toBe(network);
  await expect(check(buyer)).rejects.toMatchObject({
    statusCode: 409,
    message:
      'You hold an artwork already. Pay for it or cancel it first, or try again in 15 minutes. After your first payment you can hold several at a time.',
    seconds: expect.any(Number),
  });
});

test('a buyer who holds a work may ask for a delivery price, once', async () => {
  const buyer = await customer({ confirmed: true });
  await hold(database.db, buyer);
  expect(await check(buyer, { asks: true })).toBe(network);
  await hold(database.db, buyer, { asksQuote: true });
  await expect(check(buyer, { asks: true })).rejects.toMatchObject({ statusCode: 409 });
});

test('a buyer holds three works after a payment', async () => {
  const buyer = await customer({ paid: true });
  for (let count = 0; count < 3; count += 1) {
    expect(await check(buyer)).toBeNull();
    await hold(database.db, buyer);
  }
  await expect(check(buyer)).rejects.toMatchObject({
    statusCode: 409,
    message:
      'You hold 3 artworks already. Pay for one of them or cancel it first, or try again in 15 minutes.',
  });
});

test('held and asked works together stay within the share of a buyer who has paid', async () => {
  const buyer = await customer({ paid: true });
  await addArtwork(database.db);
  expect(await check(buyer, { share: 0.5 })).toBeNull();
  await hold(database.db, buyer, { asksQuote: true, minutes: 2_880 });
  await expect(check(buyer, { share: 0.5 })).rejects.toMatchObject({
    statusCode: 409,
    message: 'You hold an artwork already. Pay for it or cancel it first, or try again in 48 hours.',
  });
  await hold(database.db, buyer);
  await expect(check(buyer, { share: 0.5 })).rejects.toMatchObject({
    message:
      'You hold 2 artworks already. Pay for one of them or cancel it first, or try again in 15 minutes.',
  });
  await addArtwork(database.db);
  await addArtwork(database.db);
  expect(await check(buyer, { share: 0.5 })).toBeNull();
});

test('unproven buyers of a network share a limit, which a confirmed address lifts', async () => {
  await hold(database.db, await customer(), { network });
  await addArtwork(database.db, { archivedAt: new Date() });
  await expect(check(await customer(), { share: 0.5 })).rejects.toMatchObject({
    statusCode: 409,
    message:
      'Several artworks are on hold from your network already. Confirm your email address to order at once, or try again in 15 minutes.',
    current: { confirm_email: true },
  });
  expect(await check(await customer({ confirmed: true }), { share: 0.5 })).toBeNull();
  await addArtwork(database.db);
  await addArtwork(database.db);
  expect(await check(await customer(), { share: 0.5 })).toBe(network);
});

test('an address that is confirmed already does not lift the limit of a network on holds for days', async () => {
  await hold(database.db, await customer(), { network });
  const refused = check(await customer({ confirmed: true }), { asks: true, share: 0.5 });
  await expect(refused).rejects.toMatchObject({
    statusCode: 409,
    message:
      'Several artworks are on hold from your network already, and this one would be for some days. Collect it yourself, ask us about it, or try again in 15 minutes.',
    current: undefined,
  });
});

test.each([
  [
    'an account',
    'holdPerAccount',
    'You have ordered as many artworks as one may in a day. You can order again in 24 hours.',
  ],
  [
    'one work',
    'holdAgain',
    'You held this artwork several times and did not pay. You can order it again in 24 hours.',
  ],
] as const)('the rate of %s counts the orders of a mailbox', async (_, limit, message) => {
  const buyer = await customer({ confirmed: true });
  const rates = { [limit]: oneOfDay };
  await check(buyer, { rates });
  const again = { rates, of: work.toUpperCase() };
  await expect(check(buyer, again)).rejects.toMatchObject({ statusCode: 429, message, seconds: 86_400 });
  expect(await check(await customer({ confirmed: true }), { rates })).toBeNull();
});

test('the rate of a network counts all its unproven buyers, by day', async () => {
  const rates = { holdPerNetwork: oneOfDay };
  await check(await customer(), { rates });
  await expect(check(await customer(), { rates })).rejects.toMatchObject({
    statusCode: 429,
    seconds: 86_400,
    current: { confirm_email: true },
  });
  expect(await check(await customer({ confirmed: true }), { rates })).toBeNull();
});

test('the rate of a network counts all its unproven buyers, by work', async () => {
  const rates = { holdAgain: oneOfDay };
  await check(await customer(), { rates });
  await expect(check(await customer(), { rates })).rejects.toMatchObject({
    statusCode: 429,
    seconds: 86_400,
    message: expect.stringMatching(/^Several artworks are on hold from your network already/),
  });
  expect(await check(await customer(), { rates, of: (await addArtwork(database.db)).id })).toBe(network);
});

test('a hold that ran out twice within an hour waits ten minutes, for this buyer and work only', async () => {
  const { db } = database;
  const [buyer, other] = [await customer(), await customer()];
  const ranOut = async (minutes: number) => {
    const { id } = await hold(db, buyer, { as: 'Canceled' });
    const ranOutAt = sql`now() - make_interval(mins => ${minutes})`;
    await db.update(orders).set({ artworkId: work, ranOutAt }).where(eq(orders.id, id));
  };
  const refuse = (by = buyer, of = work) => refuseRecentExpiry(db, requestOf(by, of));
  await ranOut(5);
  await refuse();
  await ranOut(59);
  const message = 'Your hold on this artwork ran out. Please try again in ten minutes.';
  await expect(refuse()).rejects.toMatchObject({ statusCode: 409, message });
  await refuse(other);
  await refuse(buyer, (await addArtwork(db)).id);
});

test.each([
  ['the last is eleven minutes ago', [11, 12]],
  ['the first is more than an hour ago', [5, 61]],
])('a hold that ran out twice does not wait when %s', async (_, minutes) => {
  const buyer = await customer();
  for (const ago of minutes) {
    const { id } = await hold(database.db, buyer, { as: 'Canceled' });
    const ranOutAt = sql`now() - make_interval(mins => ${ago})`;
    await database.db.update(orders).set({ artworkId: work, ranOutAt }).where(eq(orders.id, id));
  }
  await refuseRecentExpiry(database.db, requestOf(buyer, work));
});
