import { asc, eq, sql } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  newCollector,
  readLotRow,
  settleNow,
  type TestBidder,
} from '../../../testing/auctions/settling';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { newBuyer } from '../../../testing/orders/orders';
import { failAt } from '../../../testing/setup/fail-at';
import { emailSubjectsTo, emailTextTo, setUpShop } from '../../../testing/setup/shop';
import { listAudit } from '../../audit/list-audit';
import { bids } from '../bidding/bid.table';
import { lots } from '../lot.table';
import { lotEntries } from '../record/record.table';
import { retractBid } from './retract-bid';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

const reason = 'Typed a zero too many; he called at 20:03.';

async function lotWithBids(maxima: number[], given: Partial<typeof lots.$inferInsert> = {}) {
  const auction = await addAuction(shop.db);
  const lot = await addLot(shop.db, auction, given);
  const bidders: TestBidder[] = [];
  const made: number[] = [];
  for (const [at, max] of maxima.entries()) {
    const bidder = await newCollector(shop, auction.id, 101 + at);
    bidders.push(bidder);
    const placed = await bidOn(shop.db, lot.id, bidder, max);
    if ('bid' in placed) made.push(placed.bid.id);
  }
  const [ada, bola, chidi] = bidders as [TestBidder, TestBidder, TestBidder];
  return { lot, ada, bola, chidi, made };
}

const retract = (bid: number | undefined) =>
  curator.does('POST', `/auction/bid/${bid}/retraction`, { reason });
const preview = async (bid: number | undefined) =>
  (await curator.sees(`/auction/bid/${bid}/retraction`)).retraction;

async function kindsOf(lotId: string) {
  const rows = await shop.db
    .select()
    .from(lotEntries)
    .where(eq(lotEntries.lotId, lotId))
    .orderBy(asc(lotEntries.seq));
  return rows.map(({ kind }) => kind);
}

test('retracting the top bid restores the price before it and notifies every bidder', async () => {
  const { lot, ada, bola, chidi, made } = await lotWithBids([200_000, 300_000, 800_000], {
    reserve: 500_000,
  });
  expect(await readLotRow(shop.db, lot.id)).toMatchObject({ price: 500_000, leaderId: chidi.user._id });
  const seen = await preview(made[2]);
  expect(seen).toMatchObject({
    bidder: { paddle: 103 },
    before: { price: 500_000, leader: { paddle: 103 }, reserve: 'met', bids: 3 },
    after: { price: 210_000, leader: { paddle: 102 }, reserve: 'not met', bids: 2 },
    mails: 3,
  });
  expect((await readLotRow(shop.db, lot.id)).price).toBe(500_000);
  expect((await retract(made[2])).status).toBe(200);
  const after = await readLotRow(shop.db, lot.id);
  expect(after).toMatchObject({
    price: 210_000,
    leaderId: bola.user._id,
    leaderNumber: 2,
    max: 300_000,
    bids: 2,
  });
  expect(Math.round((after.closesAt.getTime() - Date.now()) / 3_600_000)).toBe(24);
  for (const bidder of [ada, bola, chidi])
    expect(await emailSubjectsTo(shop, bidder.user.email)).toEqual(['A bid was retracted']);
  expect(await emailTextTo(shop, bola.user.email, 'A bid')).toContain('You lead, at #210,000.');
  expect(await emailTextTo(shop, ada.user.email, 'A bid')).toContain('The next bid is #220,000 or more.');
  expect(await emailTextTo(shop, ada.user.email, 'A bid')).not.toContain(reason);
  expect(await emailTextTo(shop, chidi.user.email, 'A bid')).toContain(reason);
  expect(await listAudit(shop.db, 'lot', lot.id)).toContainEqual(
    expect.objectContaining({ action: 'Bid retracted', to: reason, by: 'Ngọzi Eze' }),
  );
  expect(await kindsOf(lot.id)).toEqual(['opened', 'bid', 'bid', 'bid', 'retracted']);
});

test('retracting the only bid resets the lot, which then passes without a sale', async () => {
  const { lot, ada, made } = await lotWithBids([300_000]);
  await retract(made[0]);
  expect(await readLotRow(shop.db, lot.id)).toMatchObject({ price: 0, leaderId: null, max: 0, bids: 0 });
  expect(await settleNow(shop, lot.id)).toMatchObject({ outcome: 'passed', orderId: null });
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(['A bid was retracted']);
});

test('retracting the bid that set the price keeps the leader at a lower price', async () => {
  const { lot, bola, made } = await lotWithBids([100_000, 500_000, 400_000]);
  expect((await readLotRow(shop.db, lot.id)).price).toBe(425_000);
  await retract(made[2]);
  expect(await readLotRow(shop.db, lot.id)).toMatchObject({
    price: 110_000,
    leaderId: bola.user._id,
    max: 500_000,
  });
});

test('an interrupted retraction keeps the bid', async () => {
  const { lot, made } = await lotWithBids([200_000, 300_000]);
  const before = await readLotRow(shop.db, lot.id);
  const request = { bidId: made[1] ?? 0, reason, by: curator.user._id };
  const retracting = failAt('bid retracted', () => retractBid(auctionContextOf(shop), request));
  await expect(retracting).rejects.toThrow('killed');
  expect(await readLotRow(shop.db, lot.id)).toEqual(before);
  expect(await kindsOf(lot.id)).toEqual(['opened', 'bid', 'bid']);
  expect((await retract(made[1])).status).toBe(200);
});

test('a retraction keeps an end that is more than a day away', async () => {
  const closesAt = new Date(Date.now() + 72 * 3_600_000);
  const { lot, made } = await lotWithBids([300_000], { closesAt });
  await retract(made[0]);
  expect((await readLotRow(shop.db, lot.id)).closesAt).toEqual(closesAt);
});

test('a bid can be retracted once and only before the end', async () => {
  const { lot, made } = await lotWithBids([200_000, 300_000]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => retract(made[1])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await settleNow(shop, lot.id);
  expect(await retract(made[0])).toMatchObject({ status: 409 });
  for (const bid of [0, 999_999_999]) expect(await retract(bid)).toMatchObject({ status: 404 });
  expect(
    (await shop.app.inject({ url: '/api/auction/bid/1e3/retraction', headers: curator.headers })).statusCode,
  ).toBe(404);
});

test.each([1, 2, 3])(
  'parallel bids and retractions leave the lot as a replay of the remaining bids (%i)',
  async () => {
    const { lot, ada, bola, made } = await lotWithBids([200_000, 300_000]);
    const context = auctionContextOf(shop);
    await Promise.allSettled([
      ...made.map((bidId) => retractBid(context, { bidId, reason, by: curator.user._id })),
      ...[350_000, 400_000, 450_000].map((max, at) => bidOn(shop.db, lot.id, at % 2 ? ada : bola, max)),
    ]);
    const after = await readLotRow(shop.db, lot.id);
    const standing = (await shop.db.select().from(bids).where(eq(bids.lotId, lot.id))).filter(
      (bid) => !bid.retractedAt,
    );
    expect(after.max).toBe(Math.max(0, ...standing.map(({ max }) => max)));
    expect(after.price).toBeLessThanOrEqual(after.max);
    const before = after.price;
    const last = standing.at(-1);
    if (last) await retractBid(context, { bidId: last.id, reason, by: curator.user._id });
    expect((await readLotRow(shop.db, lot.id)).price).toBeLessThanOrEqual(before);
  },
);

describe('a withdrawn lot', () => {
  const withdraw = (lotId: string) => curator.does('POST', `/auction/lot/${lotId}/withdraw`, { reason });

  test('ends without a sale, notifies its bidders, and frees its work', async () => {
    const { lot, ada } = await lotWithBids([300_000]);
    expect((await withdraw(lot.id)).status).toBe(200);
    expect((await withdraw(lot.id)).status).toBe(409);
    expect(await readLotRow(shop.db, lot.id)).toMatchObject({
      outcome: 'withdrawn',
      claimsWork: false,
      orderId: null,
      withdrawnReason: reason,
    });
    expect(await bidOn(shop.db, lot.id, ada, 900_000)).toEqual({ answer: 'LOT_CLOSED' });
    expect(await emailTextTo(shop, ada.user.email, 'Withdrawn')).toContain('you owe nothing');
    expect(await emailTextTo(shop, ada.user.email, 'Withdrawn')).not.toContain(reason);
    expect(await kindsOf(lot.id)).toEqual(['opened', 'bid', 'withdrawn']);
    expect((await (await newBuyer(shop.app)).order(lot.artworkId)).statusCode).toBe(201);
  });

  test('has no record when it never opened', async () => {
    const auction = await addAuction(shop.db, { opensAt: new Date(Date.now() + 60_000) });
    const lot = await addLot(shop.db, auction);
    await withdraw(lot.id);
    expect(await kindsOf(lot.id)).toEqual([]);
  });

  test('is withdrawn when staff remove its work from the catalogue', async () => {
    const { lot, ada } = await lotWithBids([300_000]);
    const removed = await curator.does('DELETE', '/artwork/delete', { artist_id: lot.artworkId });
    expect(removed.status).toBe(200);
    expect(await readLotRow(shop.db, lot.id)).toMatchObject({ outcome: 'withdrawn' });
    expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(['Withdrawn']);
  });

  test('is not withdrawn after its end', async () => {
    const { lot } = await lotWithBids([300_000]);
    await shop.db.update(lots).set({ closesAt: sql`clock_timestamp()` }).where(eq(lots.id, lot.id));
    expect((await withdraw(lot.id)).status).toBe(409);
    expect(await curator.does('DELETE', '/artwork/delete', { artist_id: lot.artworkId })).toMatchObject({
      status: 409,
    });
  });
});
