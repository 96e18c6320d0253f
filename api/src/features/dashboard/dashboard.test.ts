import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { addCustomer, addGivenBack, addOrder, newAdministrator } from '../../testing/gallery/admin-account';
import { addDraft, addPlannedLot } from '../../testing/gallery/drafts';
import { buildTestApp } from '../../testing/server/test-app';
import { bidders } from '../auctions/bidders/bidder.table';
import { readDashboard } from './read-dashboard';

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
beforeEach(() => db.execute(sql`TRUNCATE orders CASCADE`));
afterAll(() => database.close());

/** Saturday, 12:00 in Lagos. */
const now = new Date('2026-11-21T11:00:00Z');
const paid = (at: string, price: number, status: 'Paid' | 'Shipped' | 'Refunded' = 'Paid') =>
  addOrder(db, { price, status, paidAt: new Date(at) });

test('a gallery without sales has figures of zero', async () => {
  const nothing = { amount: 0, count: 0, change: null };
  const { weeks, ...figures } = await readDashboard(db, now);
  const auctions = { month: { amount: 0, count: 0 }, running: null, waiting: 0, waiting_in: null };
  expect(figures).toEqual({ today: nothing, month: nothing, all_time: nothing, latest: [], auctions });
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ starts_on: '2026-08-24', amount: 0, count: 0 });
  expect(weeks[12]).toEqual({ starts_on: '2026-11-16', amount: 0, count: 0 });
});

test('today starts at midnight in Lagos and compares with yesterday to the same time', async () => {
  await paid('2026-11-20T22:59:59Z', 1_000);
  await paid('2026-11-20T23:00:00Z', 300);
  await paid('2026-11-20T11:00:01Z', 5_000);
  await paid('2026-11-20T11:00:00Z', 200);
  const { today, all_time } = await readDashboard(db, now);
  expect(today).toEqual({ amount: 300, count: 1, change: 0.5 });
  expect(all_time).toEqual({ amount: 6_500, count: 4, change: null });
});

test('a month starts in Lagos and compares with the last month to the same time', async () => {
  await paid('2026-10-31T22:59:59Z', 7_000);
  await paid('2026-10-31T23:00:00Z', 100);
  await paid('2026-10-21T11:00:01Z', 9_000);
  await paid('2026-10-21T11:00:00Z', 400);
  await paid('2026-09-30T22:59:59Z', 9_000);
  expect((await readDashboard(db, now)).month).toEqual({ amount: 100, count: 1, change: -0.75 });
});

test('the last day of a long month compares with all of a shorter month to the same hour', async () => {
  await paid('2026-02-28T10:00:00Z', 100);
  await paid('2026-03-30T10:00:00Z', 150);
  const { month } = await readDashboard(db, new Date('2026-03-31T11:00:00Z'));
  expect(month).toEqual({ amount: 150, count: 1, change: 0.5 });
});

test('midnight in Lagos has no summer time', async () => {
  await paid('2026-07-14T22:59:59Z', 100);
  await paid('2026-07-14T23:00:00Z', 200);
  const { today } = await readDashboard(db, new Date('2026-07-15T22:59:59Z'));
  expect(today).toEqual({ amount: 200, count: 1, change: 1 });
});

test('a week starts on Monday in Lagos, and weeks without sales are listed', async () => {
  await paid('2026-11-15T22:59:59Z', 100);
  await paid('2026-11-15T23:00:00Z', 200, 'Shipped');
  await paid('2026-08-23T22:59:59Z', 400);
  await paid('2026-08-23T23:00:00Z', 800);
  const { weeks } = await readDashboard(db, now);
  expect(weeks.filter(({ count }) => count > 0)).toEqual([
    { starts_on: '2026-08-24', amount: 800, count: 1 },
    { starts_on: '2026-11-09', amount: 100, count: 1 },
    { starts_on: '2026-11-16', amount: 200, count: 1 },
  ]);
});

test('excludes refunded and unpaid orders from sales and lists them as latest orders', async () => {
  await paid('2026-11-21T08:00:00Z', 100, 'Refunded');
  const heldUntil = new Date();
  await addOrder(db, { price: 200, status: 'Pending', heldUntil });
  await addOrder(db, { price: 300, status: 'Canceled' });
  const { today, latest } = await readDashboard(db, now);
  expect(today).toEqual({ amount: 0, count: 0, change: null });
  expect(latest.map(({ amount }) => amount).toSorted()).toEqual([100, 200, 300]);
});

test('subtracts a confirmed partial refund from the sale', async () => {
  const { id: orderId } = await paid('2026-11-21T08:00:00Z', 1_000, 'Shipped');
  await addGivenBack(db, orderId, { price: 1_000, naira: 300 });
  const { today, all_time, weeks } = await readDashboard(db, now);
  expect([today.amount, all_time.amount, weeks[12]?.amount]).toEqual([700, 700, 700]);
});

test('counts hammer prices by month of the end and names the running auction and requests', async () => {
  const opened = { opensAt: new Date('2026-11-20T09:00:00Z'), publishedAt: new Date('2026-11-01T09:00:00Z') };
  const auction = await addDraft(db, { ...opened, title: 'Harmattan Auction' });
  const bidder = await addCustomer(db);
  const won = { leaderId: bidder.id, leaderNumber: 1, claimsWork: false, outcome: 'sold' as const };
  const sold = (number: number, price: number, endedAt: string) =>
    addPlannedLot(db, auction, { ...won, number, price, max: price, bids: 2, endedAt: new Date(endedAt) });
  await sold(1, 500_000, '2026-10-31T22:59:59Z');
  await sold(2, 300_000, '2026-10-31T23:00:00Z');
  await addPlannedLot(db, auction, { number: 3 });
  await addDraft(db);
  const accepted = { conditionsVersion: 1, acceptedAt: now, address: '12 Uli Close' };
  const waiting = { auctionId: auction.id, userId: bidder.id, paddle: 1, state: 'waiting' as const };
  await db.insert(bidders).values({ ...waiting, ...accepted });
  expect((await readDashboard(db, now)).auctions).toEqual({
    month: { amount: 300_000, count: 1 },
    running: { _id: auction.id, title: 'Harmattan Auction', lots: 3, ended: 2, bids: 4 },
    waiting: 1,
    waiting_in: { _id: auction.id, title: auction.title },
  });
});

test('a curator reads the current figures', async () => {
  const app = buildTestApp(db);
  const curator = await newAdministrator(app, db);
  await addOrder(db, { price: 250_000, paidAt: new Date() });
  expect(await curator.sees('/dashboard')).toMatchObject({
    status: 200,
    today: { amount: 250_000, count: 1 },
    latest: [{ name: 'Adaeze Okafor', amount: 250_000, status: 'Paid' }],
  });
  await app.close();
});
