import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bidWith, newBidder } from '../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { setUpApi } from '../../../testing/setup/setup-api';
import type { AuctionRow } from '../auction.table';
import { lots } from '../lot.table';
import { bids } from './bid.table';

const api = setUpApi();
let auction: AuctionRow;
let number = 0;

beforeAll(async () => {
  auction = await addAuction(api.db, { deliveryFee: 45_000 });
});

function newLot(given: Partial<typeof lots.$inferInsert> = {}) {
  number += 1;
  return addLot(api.db, auction, { number, estimateLow: null, estimateHigh: null, ...given });
}
const ten = <Result>(does: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 10 }, (_, at) => does(at)));

test('a first bidder leads at the starting price and reads the total for the maximum', async () => {
  const [lot, ada] = [await newLot(), await newBidder(api, auction)];
  const answer = await ada.bids(lot.id, 300_000);
  expect(answer).toMatchObject({
    status: 200,
    answer: 'WINNING',
    message: 'You lead. We bid for you up to #300,000, and never more than is needed.',
    lot: { _id: lot.id, state: 'open', price: 100_000, asking: 110_000, bids: 1, leader: 1, extended: false },
    total: { hammer: 300_000, premium: 45_000, vat: 3_375, delivery: 45_000, total: 393_375 },
  });
});

test('outbids a bidder below the leader’s maximum at once and gives the next bid', async () => {
  const [lot, ada, bello] = [await newLot(), await newBidder(api, auction), await newBidder(api, auction)];
  await ada.bids(lot.id, 300_000);
  expect(await bello.bids(lot.id, 200_000)).toMatchObject({
    status: 200,
    answer: 'OUTBID',
    lot: { price: 210_000, asking: 220_000, leader: 1 },
    message: 'Another bidder had offered as much or more before. The next bid is #220,000.',
  });
});

test('tells a leader below the reserve that the reserve is not met', async () => {
  const [lot, ada] = [await newLot({ reserve: 250_000 }), await newBidder(api, auction)];
  const { message, lot: seen } = await ada.bids(lot.id, 200_000);
  expect(message).toBe('You lead, up to #200,000. The reserve is not met yet.');
  expect(seen).toMatchObject({ reserve: 'not met' });
});

test('a refusal names the possible bid and has the current lot', async () => {
  const [lot, ada, bello] = [await newLot(), await newBidder(api, auction), await newBidder(api, auction)];
  await ada.bids(lot.id, 200_000);
  const now = { price: 100_000, asking: 110_000, leader: 1 };
  expect(await bello.bids(lot.id, 100_000)).toMatchObject({
    status: 409,
    answer: 'TOO_LOW',
    message: 'Please bid #110,000 or more.',
    lot: now,
  });
  expect(await bello.bids(lot.id, 115_000)).toMatchObject({
    status: 422,
    answer: 'OFF_GRID',
    below: 110_000,
    above: 120_000,
    lot: now,
    message: 'Bids rise in fixed steps. The nearest ones are #110,000 and #120,000.',
  });
  expect(await ada.bids(lot.id, 200_000)).toMatchObject({ status: 409, answer: 'NOT_HIGHER', lot: now });
  expect(await bello.bids(lot.id, 600_000)).toMatchObject({ status: 422, answer: 'CONFIRM', lot: now });
  expect(await bello.bids(lot.id, 600_000, { confirm: true })).toMatchObject({ answer: 'WINNING' });
});

test('refuses a bid before the opening and after the end and gives the state of the lot', async () => {
  const ada = await newBidder(api, auction);
  const hour = 3_600_000;
  const upcoming = await newLot({
    opensAt: new Date(Date.now() + hour),
    closesAt: new Date(Date.now() + 2 * hour),
  });
  const closing = await newLot({ opensAt: new Date(Date.now() - hour), closesAt: new Date(Date.now() - 1) });
  expect(await ada.bids(upcoming.id, 100_000)).toMatchObject({
    status: 409,
    answer: 'NOT_OPEN',
    lot: { state: 'upcoming' },
  });
  expect(await ada.bids(closing.id, 100_000)).toMatchObject({
    status: 409,
    answer: 'LOT_CLOSED',
    lot: { state: 'closing' },
  });
});

test('a bid sent again with its key counts once and gets the same answer', async () => {
  const [lot, ada, bello] = [await newLot(), await newBidder(api, auction), await newBidder(api, auction)];
  const key = randomUUID();
  const first = await ada.bids(lot.id, 200_000, { key });
  await bello.bids(lot.id, 300_000);
  const again = await ada.bids(lot.id, 200_000, { key: key.toUpperCase() });
  expect(again).toMatchObject({ answer: 'WINNING', receipt: first.receipt, total: first.total });
  expect(again.lot).toMatchObject({ leader: 2, bids: 2 });
});

test('refuses a used key for another amount or lot, and not for another user', async () => {
  const [lot, other] = [await newLot(), await newLot()];
  const [ada, bello] = [await newBidder(api, auction), await newBidder(api, auction)];
  const key = randomUUID();
  await ada.bids(lot.id, 200_000, { key });
  const refused = { status: 422, message: 'This Idempotency-Key belongs to another bid.' };
  expect(await ada.bids(lot.id, 300_000, { key })).toMatchObject(refused);
  expect(await ada.bids(other.id, 200_000, { key })).toMatchObject(refused);
  expect(await bello.bids(lot.id, 250_000, { key })).toMatchObject({ answer: 'WINNING' });
});

test.each([[null], [''], ['1'], ['not-a-key']])('refuses a bid with the key %p', async (key) => {
  const [lot, ada] = [await newLot(), await newBidder(api, auction)];
  expect(await ada.bids(lot.id, 100_000, { key })).toMatchObject({ status: 422 });
});

test.each([0, -100_000, 1.5, 1_000_050_000, '1e5x', null, {}, [100_000, 1]])(
  'refuses the amount %j',
  async (max) => {
    const [lot, ada] = [await newLot(), await newBidder(api, auction)];
    expect(await ada.bids(lot.id, max)).toMatchObject({ status: 422, errors: { max: expect.any(String) } });
  },
);

test('answers 404 to a bid on a lot of a draft or on an unknown lot', async () => {
  const draft = await addAuction(api.db, { publishedAt: null });
  const [lot, ada] = [await addLot(api.db, draft), await newBidder(api, draft)];
  expect(await ada.bids(lot.id, 100_000)).toMatchObject({ status: 404 });
  expect(await ada.bids(randomUUID(), 100_000)).toMatchObject({ status: 404 });
  expect(await ada.bids('not-a-lot', 100_000)).toMatchObject({ status: 404 });
});

test('answers 401 to a bid without a session', async () => {
  const { id } = await newLot();
  expect(await bidWith(api.app, {})(id, 100_000)).toMatchObject({ status: 401 });
});

test('ten equal bids with one key at once count as one bid', async () => {
  const [lot, ada] = [await newLot(), await newBidder(api, auction)];
  const key = randomUUID();
  const answers = await ten(() => ada.bids(lot.id, 200_000, { key }));
  for (const answer of answers)
    expect(answer).toMatchObject({ answer: 'WINNING', receipt: answers[0]?.receipt });
  expect(await api.db.$count(bids, eq(bids.lotId, lot.id))).toBe(1);
});

test('accepts one of ten bids that use one key for ten lots', async () => {
  const ada = await newBidder(api, auction);
  const all = await ten(() => newLot());
  const key = randomUUID();
  const answers = await Promise.all(all.map(({ id }) => ada.bids(id, 100_000, { key })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)]);
});

test('the highest of ten parallel bidders leads one step above the second', async () => {
  const lot = await newLot();
  const racers: Awaited<ReturnType<typeof newBidder>>[] = [];
  for (let at = 0; at < 10; at += 1) racers.push(await newBidder(api, auction));
  const answers = await Promise.all(racers.map(({ bids }, at) => bids(lot.id, 100_000 + at * 10_000)));
  const placed = answers.filter(({ status }) => status === 200);
  for (const { status, answer } of answers) expect([200, 'TOO_LOW']).toContain(status === 200 ? 200 : answer);
  expect(new Set(placed.map(({ receipt }) => receipt?.bidder)).size).toBe(placed.length);
  const [after] = await api.db.select().from(lots).where(eq(lots.id, lot.id));
  expect(after).toMatchObject({ leaderId: racers[9]?.user._id, max: 190_000, bids: placed.length });
  const [, second] = placed.map(({ receipt }) => receipt?.max ?? 0).toSorted((one, other) => other - one);
  expect(after?.price).toBe(second ? second + 10_000 : 100_000);
});

test('parallel raises of one bidder keep the price at the start', async () => {
  const [lot, ada] = [await newLot(), await newBidder(api, auction)];
  await ten((at) => ada.bids(lot.id, 100_000 + at * 10_000));
  const [after] = await api.db.select().from(lots).where(eq(lots.id, lot.id));
  expect(after).toMatchObject({ price: 100_000, max: 190_000, leaderNumber: 1 });
});

test('an answer to a bid reveals no other maximum, no reserve, and no account', async () => {
  const lot = await newLot({ reserve: 470_000 });
  const [ada, bello] = [await newBidder(api, auction), await newBidder(api, auction)];
  await ada.bids(lot.id, 430_000 - 5_000);
  const answers = [
    await bello.bids(lot.id, 150_000),
    await bello.bids(lot.id, 115_000),
    await bello.bids(lot.id, 110_000),
    await bello.bids(lot.id, 1_500_000),
  ];
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    for (const secret of [425_000, 470_000, ada.user._id, ada.user.email, lot.id.replaceAll('-', '')])
      expect(text).not.toContain(String(secret));
  }
});
