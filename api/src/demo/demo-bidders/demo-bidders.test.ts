import { eq } from 'drizzle-orm';
import { invitedBidders } from '../../../seed/collection/auctions';
import { bids } from '../../features/auctions/bidding/bid.table';
import { lots } from '../../features/auctions/lot.table';
import { sessions } from '../../features/auth/auth.table';
import { newBidder } from '../../testing/auctions/bidders';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { openShop } from '../../testing/orders/orders';
import { buildTestApp, testSigner } from '../../testing/server/test-app';
import { setUp } from '../../testing/setup/setup-api';
import { demoBidderTurnOf } from './demo-bidder-turn';
import { demoBiddersOf } from './demo-bidders';

const shop = setUp(openShop);
const quiet = { warn: () => undefined } as never;
const turnHere = () => demoBidderTurnOf({ ...shop.context, signer: testSigner }, invitedBidders);

test('two demo bidders bid against each other up to a limit and leave no session', async () => {
  const { db } = shop;
  const lot = await addLot(db, await addAuction(db), { estimateHigh: 400_000 });
  const turn = turnHere();
  const outcomes: string[] = [];
  for (let turns = 0; turns < 120; turns += 1) outcomes.push(await turn(lot.id));
  const made = await db.select().from(bids).where(eq(bids.lotId, lot.id));
  expect(made.length).toBeGreaterThan(2);
  expect(new Set(made.map(({ userId }) => userId)).size).toBe(2);
  expect(Math.max(...made.map(({ max }) => max))).toBeLessThanOrEqual(500_000);
  expect(await db.$count(sessions)).toBe(0);
});

test('the demo bidders place no bid on a lot that has ended', async () => {
  const { db } = shop;
  const auction = await addAuction(db);
  const lot = await addLot(db, auction, { outcome: 'passed', endedAt: new Date() });
  expect(await turnHere()(lot.id)).toBe('over');
  const other = await addLot(db, auction, { number: 2 });
  await db.update(lots).set({ closesAt: new Date() }).where(eq(lots.id, other.id));
  await turnHere()(other.id);
  expect(await db.$count(bids, eq(bids.lotId, other.id))).toBe(0);
});

test('a visitor switches the demo bidders on and off on at most three lots', async () => {
  const { db } = shop;
  const app = buildTestApp(db);
  const auction = await addAuction(db);
  const open = [1, 2, 3, 4].map((number) => addLot(db, auction, { number }));
  const ids = (await Promise.all(open)).map(({ id }) => id);
  const post = (id: string | undefined, on: boolean) =>
    app.inject({ method: 'POST', url: `/api/lot/${id}/sparring`, payload: { on } });
  for (const id of ids.slice(0, 3)) {
    expect((await post(id, true)).json()).toMatchObject({ available: true, until: expect.any(String) });
  }
  expect((await post(ids[3], true)).statusCode).toBe(409);
  expect((await post(ids[0], false)).json()).toMatchObject({ until: null });
  expect((await app.inject(`/api/lot/${ids[0]}/sparring`)).json()).toEqual({ available: true, until: null });
  expect((await post(ids[3], true)).statusCode).toBe(200);
});

test('refuses demo bidders on a lot with a real bidder', async () => {
  const { db, app } = shop;
  const auction = await addAuction(db);
  const lot = await addLot(db, auction, { estimateHigh: 400_000 });
  await turnHere()(lot.id);
  const invite = () =>
    app.inject({ method: 'POST', url: `/api/lot/${lot.id}/sparring`, payload: { on: true } });
  expect((await invite()).statusCode).toBe(200);
  await app.inject({ method: 'POST', url: `/api/lot/${lot.id}/sparring`, payload: { on: false } });
  const visitor = await newBidder(shop, auction);
  expect(await visitor.bids(lot.id, 200_000)).toMatchObject({ status: 200 });
  expect((await invite()).statusCode).toBe(409);
  expect((await app.inject(`/api/lot/${lot.id}/sparring`)).json()).toEqual({ available: false, until: null });
});

test('answers 404 and offers no bidders where the gallery is not a demo', async () => {
  const { db } = shop;
  const app = buildTestApp(db, undefined, { demoBidders: null });
  const { id } = await addLot(db, await addAuction(db));
  expect((await app.inject(`/api/lot/${id}/sparring`)).json()).toEqual({ available: false, until: null });
  const answer = await app.inject({ method: 'POST', url: `/api/lot/${id}/sparring`, payload: { on: true } });
  expect(answer.statusCode).toBe(404);
});

test('the demo bidders stop when the lot accepts no more bids and when a turn fails', async () => {
  for (const turn of [async () => 'over' as const, () => Promise.reject(new Error('no database'))]) {
    const demoBidders = demoBiddersOf({ turn, logger: quiet, pauseMs: () => 1 });
    demoBidders.start('lot-1');
    expect(demoBidders.until('lot-1')).not.toBeNull();
    while (demoBidders.until('lot-1')) await new Promise(setImmediate);
  }
});

test('the demo bidders stop at once when the visitor stops them during a turn', async () => {
  let turns = 0;
  const turn = async () => {
    turns += 1;
    return 'goes on' as const;
  };
  const demoBidders = demoBiddersOf({ turn, logger: quiet, pauseMs: () => 1 });
  demoBidders.start('lot-1');
  while (turns < 2) await new Promise(setImmediate);
  demoBidders.stopAll();
  const after = turns;
  for (let ticks = 0; ticks < 20; ticks += 1) await new Promise(setImmediate);
  expect(turns).toBeLessThanOrEqual(after + 1);
  expect(demoBidders.until('lot-1')).toBeNull();
});
