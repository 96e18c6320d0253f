// Runs on both databases, because a bid must survive a kill whole, or not at all.
import { randomUUID } from 'node:crypto';
import type {
  BidPlacedAnswer,
  LotBidsAnswer,
  LotChange,
  LotsAnswer,
} from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type BidStep, bidSteps } from '../../../db/steps';
import { newBidder } from '../../../testing/auctions/bidders';
import { addDatabase } from '../../../testing/database/migrated-copy';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import type { TestProgram } from '../../../testing/processes/start-program';
import { onDatabaseOf, startStoppableApi } from '../../../testing/processes/stopped-api';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { follow } from '../../../testing/server/event-stream';
import { buildTestApp } from '../../../testing/server/test-app';
import type { LotRow } from '../lot.table';
import { lotEntries } from '../record/record.table';
import { bids } from './bid.table';

jest.setTimeout(240_000);

const folder = temporaryFolder();
const secret = 'a secret that all processes of the tests share';
const settings: Record<string, string> = {
  PORT: '0',
  DEMO_COLLECTION: 'off',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  TOKEN_SECRET: secret,
};
let dropDatabase = async () => {};
let api: TestProgram;
let url: string;
let places: Record<BidStep | 'before', { lot: LotRow; headers: { authorization: string } }>;

beforeAll(async () => {
  dropDatabase = await addDatabase(settings);
  places = await onDatabaseOf(settings, async (db) => {
    const app = buildTestApp(db, undefined, { tokenSecrets: [secret] });
    const auction = await addAuction(db);
    const entries = [];
    for (const [index, step] of (['before', ...bidSteps] as const).entries()) {
      const lot = await addLot(db, auction, { number: index + 1 });
      entries.push([step, { lot, headers: (await newBidder({ app, db }, auction)).headers }] as const);
    }
    await app.close();
    return Object.fromEntries(entries) as typeof places;
  });
  await start();
  await bid(places.before.lot, places.before.headers, randomUUID());
});
afterAll(async () => {
  api.process.kill('SIGKILL');
  await api.exit;
  await dropDatabase();
});

test.each(bidSteps)('a bid sent again after the API is killed at “%s” counts once', async (step) => {
  const { lot, headers } = places[step];
  const key = randomUUID();
  const position = await streamPosition();
  api.process.send?.({ stopAt: step });
  await api.waitForMessage(`armed for ${step}`);
  bid(lot, headers, key).catch(() => {});
  await api.waitForMessage(`stopped at ${step}`);
  api.process.kill('SIGKILL');
  expect(await api.exit).toEqual({ code: null, stderr: '' });
  const saved = await onDatabaseOf(settings, (db) => rowsOf(db, lot));
  const isCommitted = step === 'bid committed';
  expect(saved).toEqual(isCommitted ? { bids: 1, entries: ['opened', 'bid'] } : { bids: 0, entries: [] });

  await start();
  if (isCommitted)
    expect(await nextChange(lot, position)).toMatchObject({ price: 100_000, bids: 1, leader: 1 });
  const answer = await bid(lot, headers, key);
  expect(answer).toMatchObject({ answer: 'WINNING', lot: { price: 100_000, bids: 1 }, receipt: { seq: 2 } });
  expect(await bid(lot, headers, key)).toEqual(answer);
  expect(await nextChange(lot, position)).toMatchObject({ price: 100_000, bids: 1, leader: 1 });
  expect((await read<LotBidsAnswer>(`/lot/${lot.id}/bids`)).bids).toHaveLength(1);
});

async function rowsOf(db: Database, { id }: LotRow) {
  const entries = await db.select().from(lotEntries).where(eq(lotEntries.lotId, id)).orderBy(lotEntries.seq);
  return { bids: await db.$count(bids, eq(bids.lotId, id)), entries: entries.map(({ kind }) => kind) };
}

/** Reads what a page sees when it reconnects after the kill. */
async function nextChange({ id }: LotRow, position: number): Promise<LotChange> {
  const stream = await follow(`${url}/lot/${id}/stream`, { 'last-event-id': String(position) });
  let event = await stream.next();
  while (event.event !== 'lot') event = await stream.next();
  stream.leave();
  return JSON.parse(event.data);
}

async function streamPosition(): Promise<number> {
  return (await read<LotsAnswer>('/lot')).stream_position;
}

async function read<Answer>(at: string): Promise<Answer> {
  return (await (await fetch(`${url}${at}`)).json()) as Answer;
}

async function bid({ id }: LotRow, headers: object, key: string): Promise<BidPlacedAnswer> {
  const answer = await fetch(`${url}/lot/${id}/bid`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ max: 200_000 }),
  });
  return (await answer.json()) as BidPlacedAnswer;
}

async function start() {
  ({ api, url } = await startStoppableApi(settings));
}
