// Runs on both databases, because bids in a race decide about money.
import { randomUUID } from 'node:crypto';
import { extensionMs } from '@gallery/shared/auction/bidding';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { asc, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addCustomer } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import type { AuctionRow } from '../auction.table';
import { type LotRow, lotChanges, lots } from '../lot.table';
import { lotEntries } from '../record/record.table';
import { readTerms } from '../terms/read-terms';
import { acceptBid } from './accept-bid';
import { bids } from './bid.table';
import type { NewBid } from './resolve-bid';

let database: OpenDatabase;
let auction: AuctionRow;
let terms: Terms;
let ada: string;
let bello: string;

beforeAll(async () => {
  database = await openTestDatabase();
  auction = await addAuction(database.db);
  terms = await readTerms(database.db, auction);
  ada = (await addCustomer(database.db)).id;
  bello = (await addCustomer(database.db)).id;
});
afterAll(() => database.close());

let lotsAdded = 0;
function newLot(given: Partial<LotRow> = {}) {
  lotsAdded += 1;
  return addLot(database.db, auction, { number: lotsAdded, ...given });
}

async function bidOn({ id }: LotRow, userId: string, max: number, given: Partial<NewBid> = {}) {
  return database.db.transaction(async (tx) => {
    const [lot] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
    const bid = { userId, max, at: new Date(), key: randomUUID(), confirmed: true, ...given };
    return acceptBid(tx, lot as LotRow, terms, bid);
  });
}

async function everythingAbout({ id }: LotRow) {
  const { db } = database;
  return {
    lot: await db.select().from(lots).where(eq(lots.id, id)),
    bids: await db.select().from(bids).where(eq(bids.lotId, id)),
    entries: await db.select().from(lotEntries).where(eq(lotEntries.lotId, id)).orderBy(asc(lotEntries.seq)),
    changes: await db.select().from(lotChanges).where(eq(lotChanges.lotId, id)),
  };
}

const lotAfter = async (lot: LotRow) => (await everythingAbout(lot)).lot[0] as LotRow;

test('the higher of two maximums leads one step above the other', async () => {
  const lot = await newLot();
  expect(await bidOn(lot, ada, 300_000)).toMatchObject({
    answer: 'WINNING',
    lot: { price: 100_000, bids: 1 },
  });
  expect(await bidOn(lot, bello, 200_000)).toMatchObject({
    answer: 'OUTBID',
    lot: { price: 210_000, leaderId: ada, leaderNumber: 1, max: 300_000 },
  });
  expect(await bidOn(lot, bello, 500_000)).toMatchObject({
    answer: 'WINNING',
    lot: { price: 325_000, leaderId: bello, leaderNumber: 2, bids: 3 },
  });
});

test('the earlier of two equal maximums leads, and raising it keeps the price', async () => {
  const lot = await newLot();
  await bidOn(lot, ada, 200_000);
  expect(await bidOn(lot, bello, 200_000)).toMatchObject({ answer: 'OUTBID', lot: { price: 200_000 } });
  expect(await bidOn(lot, ada, 400_000)).toMatchObject({
    answer: 'WINNING',
    lot: { price: 200_000, leaderId: ada, max: 400_000 },
  });
});

test('the first of two bids at the starting price leads', async () => {
  const lot = await newLot();
  await bidOn(lot, ada, 100_000);
  expect(await bidOn(lot, bello, 100_000)).toEqual({ answer: 'TOO_LOW' });
  expect(await lotAfter(lot)).toMatchObject({ leaderId: ada, price: 100_000, bids: 1 });
});

test('raising the own maximum across the reserve lifts the price to the reserve', async () => {
  const lot = await newLot({ reserve: 250_000 });
  expect(await bidOn(lot, ada, 200_000)).toMatchObject({ lot: { price: 100_000 } });
  expect(await bidOn(lot, ada, 300_000)).toMatchObject({ answer: 'WINNING', lot: { price: 250_000 } });
});

test('the first bid meets a reserve that equals the starting price', async () => {
  const lot = await newLot({ reserve: 100_000 });
  expect(await bidOn(lot, ada, 100_000)).toMatchObject({ answer: 'WINNING', lot: { price: 100_000 } });
  const { changes } = await everythingAbout(lot);
  expect(changes.at(-1)).toMatchObject({ reserve: 'met' });
});

test.each([
  ['a millisecond before the end', -1, 'WINNING'],
  ['at the end', 0, 'LOT_CLOSED'],
  ['a millisecond after the end', 1, 'LOT_CLOSED'],
  ['at the opening', 'opening', 'WINNING'],
  ['a millisecond before the opening', 'before', 'NOT_OPEN'],
])('a bid %s (%s) gets the answer %s', async (_, when, answer) => {
  const lot = await newLot();
  const at = {
    opening: lot.opensAt.getTime(),
    before: lot.opensAt.getTime() - 1,
  }[when as string];
  const bid = { at: new Date(at ?? lot.closesAt.getTime() + Number(when)) };
  expect(await bidOn(lot, ada, 100_000, bid)).toMatchObject({ answer });
});

test('a first bid in the last minute moves the end, and the leader’s own raise does not', async () => {
  const lot = await newLot();
  const at = new Date(lot.closesAt.getTime() - 60_000);
  const end = new Date(at.getTime() + extensionMs);
  expect(await bidOn(lot, ada, 100_000, { at })).toMatchObject({ lot: { closesAt: end, extensions: 1 } });
  const later = new Date(end.getTime() - 1);
  expect(await bidOn(lot, ada, 200_000, { at: later })).toMatchObject({
    lot: { closesAt: end, extensions: 1 },
  });
});

test.each([
  ['off the grid', 205_000, {}, 'OFF_GRID'],
  ['below the asking price', 190_000, {}, 'TOO_LOW'],
  ['far above the asking price', 1_500_000, { confirmed: false }, 'CONFIRM'],
  ['far above the estimate', 850_000, { confirmed: false }, 'CONFIRM'],
  ['late', 300_000, { at: new Date('2100-01-01') }, 'LOT_CLOSED'],
])('refuses a bid %s and changes nothing', async (_, max, given, answer) => {
  const lot = await newLot({
    startingPrice: 200_000,
    estimateLow: 300_000,
    estimateHigh: 400_000,
  });
  await bidOn(lot, ada, 200_000, { at: new Date(lot.closesAt.getTime() - 1_000) });
  const before = await everythingAbout(lot);
  expect(await bidOn(lot, bello, max, given)).toEqual({ answer });
  expect(await everythingAbout(lot)).toEqual(before);
});

test('refuses a leader’s bid that does not raise the maximum', async () => {
  const lot = await newLot();
  await bidOn(lot, ada, 200_000);
  expect(await bidOn(lot, ada, 200_000)).toEqual({ answer: 'NOT_HIGHER' });
  expect(await bidOn(lot, ada, 150_000)).toEqual({ answer: 'NOT_HIGHER' });
});

test('accepts a bid of the highest amount and refuses a higher one', async () => {
  const lot = await newLot();
  expect(await bidOn(lot, ada, 1_000_000_000)).toMatchObject({ answer: 'WINNING' });
  expect(await bidOn(lot, bello, 1_000_000_000)).toMatchObject({
    answer: 'OUTBID',
    lot: { price: 1_000_000_000, leaderId: ada },
  });
  expect(await bidOn(lot, bello, 1_000_000_000)).toEqual({ answer: 'TOO_LOW' });
  expect(await bidOn(lot, bello, 1_050_000_000)).toEqual({ answer: 'OFF_GRID' });
});

test('refuses a bid on a lot that has ended', async () => {
  const lot = await newLot({ claimsWork: false, outcome: 'withdrawn', endedAt: new Date() });
  expect(await bidOn(lot, ada, 100_000)).toEqual({ answer: 'LOT_CLOSED' });
});
