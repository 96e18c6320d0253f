// Runs on both databases, because two processes on PostgreSQL and one on the embedded database must agree on one order of bids.
import { randomUUID } from 'node:crypto';
import { openedLot } from '@gallery/shared/auction/bidding';
import { nextBids, standardIncrements } from '@gallery/shared/auction/increments';
import type { BidPlacedAnswer } from '@gallery/shared/contract/auctions/auction';
import type { OpenDatabase } from '../../../db/client';
import { openDatabase } from '../../../db/open-database';
import { type Call, unexplained } from '../../../testing/auctions/bid-history';
import { newBidder } from '../../../testing/auctions/bidders';
import { copyServerDatabase, openTestDatabase } from '../../../testing/database/test-database';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { databaseKind } from '../../../testing/processes/config';
import { startProgram, type TestProgram } from '../../../testing/processes/start-program';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { buildTestApp } from '../../../testing/server/test-app';
import type { AuctionRow } from '../auction.table';

jest.setTimeout(600_000);

const folder = temporaryFolder();
const secret = 'a secret that all processes of the tests share';
const [clients, bidsOfEach] = [8, 2];
const histories = databaseKind === 'postgres' ? 200 : 25;
const amounts = nextBids(standardIncrements, 100_000, 12);

type Bidder = Awaited<ReturnType<typeof newBidder>>;
type Posted = { answer: BidPlacedAnswer };
type Post = (lotId: string, bid: { max: number; key: string; bidder: Bidder }) => Promise<Posted>;

let database: OpenDatabase;
let dropDatabase = async () => {};
let auction: AuctionRow;
const bidders: Bidder[] = [];
const processes: TestProgram[] = [];
const posts: Post[] = [];
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  await open();
  app = buildTestApp(database.db, undefined, { tokenSecrets: [secret] });
  if (databaseKind === 'pglite') posts.push(inProcess);
  auction = await addAuction(database.db);
  for (let at = 0; at < clients; at += 1) bidders.push(await newBidder({ app, db: database.db }, auction));
});
afterAll(async () => {
  for (const { process } of processes) process.kill('SIGKILL');
  await app.close();
  await database.close();
  await dropDatabase();
});

test('the rules explain every history of eight clients as bids in sequence', async () => {
  const wrong: unknown[] = [];
  let accepted = 0;
  for (let number = 1; number <= histories; number += 1) {
    const { calls, opened } = await history(number);
    accepted += calls.filter(({ seq }) => seq).length;
    wrong.push(...unexplained(standardIncrements, opened, calls).map((reason) => ({ number, reason })));
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(histories);
});

/** Eight clients bid on a new lot at once. Every fourth lot ends meanwhile, unless a bid extends it. */
async function history(number: number) {
  const isEnding = number % 4 === 0;
  const closesAt = isEnding ? new Date(Date.now() + 40) : auction.closesAt;
  const reserve = amounts[number % 7] ?? 0;
  const lot = await addLot(database.db, auction, {
    number,
    reserve,
    closesAt,
    estimateHigh: null,
    estimateLow: null,
  });
  const calls = await Promise.all(bidders.map((bidder, at) => callsOf(bidder, lot.id, at)));
  const opened = openedLot({ start: lot.startingPrice, reserve, closesAt: closesAt.getTime() });
  return { calls: calls.flat(), opened };
}

/** Sends bids in sequence to alternating processes, and repeats the first accepted one from a second tab. */
async function callsOf(bidder: Bidder, lotId: string, turn: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let at = 0; at < bidsOfEach; at += 1) {
    const bid = { max: amounts[Math.floor(Math.random() * amounts.length)] ?? 0, key: randomUUID(), bidder };
    const called = Date.now();
    const { answer } = await post(turn + at, lotId, bid);
    calls.push({ ...callOf(bidder, bid.max, answer), called, returned: Date.now() + 1 });
    if (!answer.receipt || turn % 4 > 0) continue;
    const again = await post(turn + at + 1, lotId, bid);
    expect(again.answer.receipt).toEqual(answer.receipt);
  }
  return calls;
}

function callOf({ user }: Bidder, max: number, { answer, lot, receipt }: BidPlacedAnswer) {
  const accepted = receipt && { seq: receipt.seq, at: Date.parse(receipt.at) };
  return { bidder: user._id, max, answer, lot, ...accepted };
}

function post(turn: number, ...given: Parameters<Post>): Promise<Posted> {
  const chosen = posts[turn % posts.length];
  if (!chosen) throw new Error('No process takes bids.');
  return chosen(...given);
}

const inProcess: Post = async (lotId, { max, key, bidder }) => {
  return { answer: (await bidder.bids(lotId, max, { key, confirm: true })) as unknown as BidPlacedAnswer };
};

async function open() {
  if (databaseKind === 'pglite') {
    database = await openTestDatabase();
    return;
  }
  const { url, drop } = await copyServerDatabase();
  dropDatabase = drop;
  database = await openDatabase({ url });
  const unlimited = { RATE_LIMIT_BID: '1000000/minute', RATE_LIMIT_BID_PER_NETWORK: '1000000/minute' };
  const settings = {
    PORT: '0',
    DEMO_COLLECTION: 'off',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...unlimited,
  };
  for (let at = 0; at < 2; at += 1)
    processes.push(
      startProgram('server/server.ts', { ...settings, DATABASE_URL: url, TOKEN_SECRET: secret }),
    );
  for (const one of processes) posts.push(postTo(Number(await one.waitForMessage('port'))));
  for (const one of processes) await one.waitForMessage('ready');
}

function postTo(port: number): Post {
  return async (lotId, { max, key, bidder }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/lot/${lotId}/bid`, {
      method: 'POST',
      headers: { ...bidder.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ max, confirm: true }),
    });
    return { answer: (await answer.json()) as BidPlacedAnswer };
  };
}
