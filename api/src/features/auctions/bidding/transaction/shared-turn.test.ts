// Runs on both databases, because bids in a race share a transaction.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { newBidder } from '../../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../../testing/gallery/auctions';
import { buildTestApp, testSecret, testSigner } from '../../../../testing/server/test-app';
import { setUp } from '../../../../testing/setup/setup-api';
import { sessionTokensOf } from '../../../auth/sessions/session-token';
import type { AuctionRow } from '../../auction.table';
import { bidders } from '../../bidders/bidder.table';
import { type LotRow, lots } from '../../lot.table';
import { lotEntries } from '../../record/record.table';
import { bids } from '../bid.table';
import { placeBids } from '../place-bid';

const api = setUp((db) => ({ app: buildTestApp(db) }));
const jobs = { send: async () => {}, sendAll: async () => {} };
let auction: AuctionRow;
let number = 0;

beforeAll(async () => {
  auction = await addAuction(api.db);
});

type Collector = { userId: string; sessionId: string };

async function newCollector(): Promise<Collector> {
  const { token, user } = await newBidder(api, auction);
  const claims = await sessionTokensOf([testSecret]).read(token);
  return { userId: user._id, sessionId: claims?.id ?? '' };
}

function newLot() {
  number += 1;
  return addLot(api.db, auction, { number, estimateLow: null, estimateHigh: null });
}

const bidOf = (lot: LotRow, collector: Collector, max: number, key: string = randomUUID()) => ({
  ...collector,
  lotId: lot.id,
  max,
  key,
  confirmed: true,
});

/** Returns the answers to bids that share a transaction, in order. */
async function together(requests: ReturnType<typeof bidOf>[]) {
  const settled = await placeBids({ db: api.db, jobs, signer: testSigner }, requests);
  return settled.map((one) =>
    one.status === 'fulfilled'
      ? [one.value.bid.answer, one.value.lot.price, one.value.bid.seq]
      : [one.reason.message],
  );
}

async function chainOf({ id }: LotRow) {
  const rows = await api.db
    .select()
    .from(lotEntries)
    .where(eq(lotEntries.lotId, id))
    .orderBy(asc(lotEntries.seq));
  return rows.map(({ kind, seq }) => [seq, kind]);
}

test('answers simultaneous bids in order and records each one', async () => {
  const [lot, ada, bello, chi] = [
    await newLot(),
    await newCollector(),
    await newCollector(),
    await newCollector(),
  ];
  const answers = await together([
    bidOf(lot, ada, 200_000),
    bidOf(lot, bello, 300_000),
    bidOf(lot, chi, 100_000),
    bidOf(lot, ada, 250_000),
    bidOf(lot, chi, 400_000),
  ]);
  expect(answers).toEqual([
    ['WINNING', 100_000, 2],
    ['WINNING', 210_000, 3],
    ['Please bid #220,000 or more.'],
    ['OUTBID', 275_000, 4],
    ['WINNING', 325_000, 5],
  ]);
  expect(await chainOf(lot)).toEqual([[1, 'opened'], ...[2, 3, 4, 5].map((seq) => [seq, 'bid'])]);
  const [after] = await api.db.select().from(lots).where(eq(lots.id, lot.id));
  expect(after).toMatchObject({
    price: 325_000,
    max: 400_000,
    leaderId: chi.userId,
    leaderNumber: 3,
    bids: 4,
  });
});

test('counts one bid of two with the same key and refuses the key with another amount', async () => {
  const [lot, ada, key] = [await newLot(), await newCollector(), randomUUID()];
  expect(await together([200_000, 200_000, 300_000].map((max) => bidOf(lot, ada, max, key)))).toEqual([
    ['WINNING', 100_000, 2],
    ['WINNING', 100_000, 2],
    ['This Idempotency-Key belongs to another bid.'],
  ]);
  expect(await api.db.$count(bids, eq(bids.lotId, lot.id))).toBe(1);
});

test('refuses a bidder who is banned meanwhile and accepts the others', async () => {
  const [lot, ada, bello] = [await newLot(), await newCollector(), await newCollector()];
  await api.db.update(bidders).set({ state: 'banned' }).where(eq(bidders.userId, ada.userId));
  expect(await together([bidOf(lot, ada, 200_000), bidOf(lot, bello, 200_000)])).toEqual([
    ['You cannot bid in this auction. Please write to us.'],
    ['WINNING', 100_000, 2],
  ]);
});
