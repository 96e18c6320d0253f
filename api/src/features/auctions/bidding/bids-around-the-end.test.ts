import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { nextBids, standardIncrements } from '@gallery/shared/auction/increments';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { newBidder } from '../../../testing/auctions/bidders';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { databaseKind } from '../../../testing/processes/config';
import { buildTestApp, testMail, testSecret, testSigner } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { sessionTokensOf } from '../../auth/sessions/session-token';
import { outboxOf } from '../../mail/outbox';
import type { AuctionRow } from '../auction.table';
import { type LotRow, lots } from '../lot.table';
import { lotEntries } from '../record/record.table';
import { settleLot } from '../settling/settle-lot';
import { bids } from './bid.table';
import { BidRefusedError } from './bid-refused';
import { placeBid } from './place-bid';

jest.setTimeout(1_200_000);

const api = setUp((db) => ({ app: buildTestApp(db) }));
const jobs = { send: async () => {}, sendAll: async () => {} };
const raises = 200;
/** Ten thousand bids on PostgreSQL, but four hundred on the embedded database, which runs them one after the other. */
const ends = databaseKind === 'postgres' ? 50 : 2;
const amounts = nextBids(standardIncrements, 100_000, raises).filter((amount) => amount <= 1_000_000_000);

type Racer = { userId: string; sessionId: string };
let auction: AuctionRow;
let racers: Racer[];

beforeAll(async () => {
  auction = await addAuction(api.db);
  racers = [await newRacer(), await newRacer()];
});

async function newRacer(): Promise<Racer> {
  const { token, user } = await newBidder(api, auction);
  const claims = await sessionTokensOf([testSecret]).read(token);
  return { userId: user._id, sessionId: claims?.id ?? '' };
}

test('accepts none of thousands of bids after the row that closes the lot', async () => {
  const answers: Record<string, number> = {};
  for (let number = 1; number <= ends; number += 1) {
    const lot = await addLot(api.db, auction, { number, closesAt: new Date(Date.now() + 60_000) });
    await bid(lot, 0, 0);
    const given = await bidUntilEnded(lot);
    for (const answer of given) answers[answer] = (answers[answer] ?? 0) + 1;
    await expectClosedOnce(lot);
  }
  const total = Object.values(answers).reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(ends * raises);
  expect(answers.WINNING).toBeGreaterThan(ends);
  expect(answers.LOT_CLOSED).toBeGreaterThanOrEqual(ends);
  const possible = ['LOT_CLOSED', 'NOT_HIGHER', 'TOO_LOW', 'WINNING'];
  expect(possible).toEqual(expect.arrayContaining(Object.keys(answers)));
});

/** Sends four bids at a time: raises of the leader, which keep the price and the end, and a rival's bid. */
async function bidUntilEnded(lot: LotRow): Promise<string[]> {
  const answers: string[] = [];
  let settling = Promise.resolve();
  for (let at = 0; at < raises || !answers.includes('LOT_CLOSED'); at += 4) {
    if (at === raises / 2) settling = endIn(lot, lot.number % 30).then(() => settleUntilEnded(lot));
    const round = [0, 1, 2, 3].map((index) => bid(lot, index === 3 ? 1 : 0, index === 3 ? 0 : at + index));
    answers.push(...(await Promise.all(round)));
  }
  await settling;
  return answers;
}

async function settleUntilEnded({ id }: LotRow): Promise<void> {
  const logger = pino({ level: 'silent' });
  const context = { db: api.db, jobs, logger, outbox: outboxOf(testMail, jobs), tokenSecrets: [testSecret] };
  for (;;) {
    await settleLot(context, id);
    const [lot] = await api.db.select().from(lots).where(eq(lots.id, id));
    if (lot?.outcome) return;
    await pause(5);
  }
}

async function expectClosedOnce({ id }: LotRow): Promise<void> {
  const isOfLot = eq(lotEntries.lotId, id);
  const entries = await api.db.select().from(lotEntries).where(isOfLot).orderBy(asc(lotEntries.seq));
  const [lot] = await api.db.select().from(lots).where(eq(lots.id, id));
  const closed = entries.filter(({ kind }) => kind === 'closed');
  expect(closed).toEqual([entries.at(-1)]);
  expect(lot).toMatchObject({ outcome: 'sold', price: 100_000, leaderId: racers[0]?.userId });
  const late = and(eq(bids.lotId, id), sql`${bids.at} >= ${lot?.closesAt}`);
  expect(await api.db.$count(bids, late)).toBe(0);
  expect(await api.db.$count(bids, eq(bids.lotId, id))).toBe(entries.length - 2);
}

async function endIn({ id }: LotRow, ms: number): Promise<void> {
  const end = sql`clock_timestamp() + make_interval(secs => ${ms / 1_000}::float8)`;
  await api.db.update(lots).set({ closesAt: end }).where(eq(lots.id, id));
}

async function bid({ id }: LotRow, who: number, at: number): Promise<string> {
  const [racer, max] = [racers[who], amounts[Math.min(at, amounts.length - 1)]];
  if (!racer || !max) throw new Error('Nobody bids.');
  const request = { ...racer, lotId: id, key: randomUUID(), max, confirmed: true };
  try {
    return (await placeBid({ db: api.db, jobs, signer: testSigner }, request)).bid.answer;
  } catch (error) {
    if (error instanceof BidRefusedError) return String(error.current?.answer);
    throw error;
  }
}
