// Runs on both databases, because each delivers notifications in its own way.
import type { Auction, Lot, LotChange, LotsAnswer } from '@gallery/shared/contract/auctions/auction';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { type Following, follow, listenOn } from '../../../testing/server/event-stream';
import { buildTestApp } from '../../../testing/server/test-app';
import { type LotRow, lotChanges, lots } from '../lot.table';
import { deleteOldLotChanges } from './lot-changes';

type Api = { app: ReturnType<typeof buildTestApp>; url: string };

let database: OpenDatabase;
/** The second server is another process on the same database; the third receives no notifications. */
let apis: [Api, Api, Api];
let leaderId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const open = async (listen?: OpenDatabase['listen']): Promise<Api> => {
    const app = buildTestApp(database.db, undefined, { listen });
    return { app, url: `${await listenOn(app)}/api` };
  };
  apis = [await open(database.listen), await open(database.listen), await open()];
  leaderId = (await signUp(apis[0].app)).user._id;
});
afterAll(async () => {
  for (const { app } of apis) await app.close();
  await database.close();
});

async function bid(lot: Pick<LotRow, 'id'>, price: number) {
  await database.db
    .update(lots)
    .set({ price, max: 900_000_000, leaderId, leaderNumber: 1, bids: sql`${lots.bids} + 1` })
    .where(eq(lots.id, lot.id));
}

async function change(stream: Following): Promise<LotChange> {
  const { event, data } = await stream.next();
  expect(event).toBe('lot');
  return JSON.parse(data);
}

async function started(address: string, headers?: Record<string, string>) {
  const stream = await follow(address, headers);
  const start = await stream.next();
  expect(start.event).toBe('start');
  return { stream, id: String(start.id), resumed: JSON.parse(start.data).resumed as boolean };
}

test('sends a bid to each reader of the lot and of its auction, at each process, only', async () => {
  const auction = await addAuction(database.db);
  const [lot, other] = [
    await addLot(database.db, auction),
    await addLot(database.db, auction, { number: 2 }),
  ];
  const elsewhere = await addAuction(database.db);
  const addresses = apis.flatMap(({ url }) => [
    `${url}/lot/${lot.id}/stream`,
    `${url}/auction/${auction.id}/stream`,
  ]);
  const watching = await Promise.all(addresses.map((address) => started(address)));
  const beside = await started(`${apis[0].url}/lot/${other.id}/stream`);
  const outside = await started(`${apis[0].url}/auction/${elsewhere.id}/stream`);
  await bid(lot, 240_000);
  const shown = (await apis[0].app.inject(`/api/lot/${lot.id}`)).json().lot;
  for (const { stream } of watching) {
    const sent = await change(stream);
    expect(shown).toMatchObject(sent);
    expect(sent).toMatchObject({ state: 'open', price: 240_000, asking: 250_000, bids: 1, leader: 1 });
    expect(Object.keys(sent).toSorted()).toEqual([
      '_id',
      'asking',
      'bids',
      'closes_at',
      'ended_at',
      'extended',
      'leader',
      'opens_at',
      'price',
      'reserve',
      'state',
    ]);
    stream.leave();
  }
  await bid(other, 100_000);
  expect(await change(beside.stream)).toMatchObject({ _id: other.id });
  beside.stream.leave();
  const last = await addLot(database.db, elsewhere);
  await bid(last, 100_000);
  expect(await change(outside.stream)).toMatchObject({ _id: last.id });
  outside.stream.leave();
});

test('answers 404 for the stream of a draft and of an unknown lot', async () => {
  const draft = await addAuction(database.db, { publishedAt: null });
  const lot = await addLot(database.db, draft);
  const [{ url }] = apis;
  for (const path of [`lot/${lot.id}`, `auction/${draft.id}`, `lot/${draft.id}`, 'lot/nothing']) {
    await expect(follow(`${url}/${path}/stream`)).rejects.toThrow('404');
  }
});

test('sends a returning reader what it missed, and a reader away for a day a restart', async () => {
  const lot = await addLot(database.db, await addAuction(database.db));
  const address = `${apis[0].url}/lot/${lot.id}/stream`;
  const first = await started(address);
  first.stream.leave();
  for (const price of [100_000, 110_000]) await bid(lot, price);
  const back = await started(address, { 'last-event-id': first.id });
  expect(back.resumed).toBe(true);
  expect(await change(back.stream)).toMatchObject({ price: 110_000, bids: 2 });
  back.stream.leave();
  await database.db.update(lotChanges).set({ createdAt: sql`now() - interval '25 hours'` });
  await deleteOldLotChanges(database.db);
  expect(await database.db.$count(lotChanges)).toBe(1);
  const overdue = await started(address, { 'last-event-id': first.id });
  expect(overdue.resumed).toBe(false);
  overdue.stream.leave();
});

/** Combines the answer and all later changes, like a page that follows an auction. */
async function openPage({ app, url }: Api, auction: Pick<Auction, '_id'>) {
  const shown = new Map<string, Lot>();
  let position = await readAgain();
  let line: Following | null = null;
  return { reconnect, cut, shows };

  async function readAgain() {
    const answer = (await app.inject(`/api/lot?auction=${auction._id}`)).json<LotsAnswer>();
    for (const lot of answer.lots) shown.set(lot._id, lot);
    return String(answer.stream_position);
  }

  async function reconnect() {
    if (line) return;
    const { stream, id, resumed } = await started(`${url}/auction/${auction._id}/stream`, {
      'last-event-id': position,
    });
    line = stream;
    position = id;
    if (!resumed) await readAgain();
  }

  function cut() {
    line?.leave();
    line = null;
  }

  async function shows(lot: { id: string; bids: number }): Promise<Lot[]> {
    await reconnect();
    while ((shown.get(lot.id)?.bids ?? 0) < lot.bids) {
      const event = await line?.next();
      if (!event) throw new Error('The page has no line.');
      position = String(event.id);
      const sent: LotChange = JSON.parse(event.data);
      shown.set(sent._id, { ...(shown.get(sent._id) as Lot), ...sent });
    }
    return [...shown.values()];
  }
}

test('a page with random disconnects ends in the same state as the server', async () => {
  const step = fc.oneof(
    fc.record({ lot: fc.nat({ max: 2 }) }),
    fc.constantFrom('cut' as const, 'reconnect' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.constantFrom(0, 1), async (steps, at) => {
      const auction = await addAuction(database.db);
      const rows = [];
      for (const number of [1, 2, 3]) rows.push(await addLot(database.db, auction, { number }));
      const bids = rows.map(({ id }) => ({ id, bids: 0 }));
      const page = await openPage(apis[at as 0 | 1], { _id: auction.id });
      for (const one of steps) {
        if (one === 'cut') page.cut();
        else if (one === 'reconnect') await page.reconnect();
        else await raise(one.lot);
      }
      for (const index of [0, 1, 2]) await raise(index);
      for (const lot of bids) await page.shows(lot);
      const server = (await apis[0].app.inject(`/api/lot?auction=${auction.id}`)).json<LotsAnswer>();
      expect(await page.shows({ id: rows[0]?.id ?? '', bids: 0 })).toEqual(server.lots);
      page.cut();

      async function raise(index: number) {
        const lot = bids[index];
        if (!lot) throw new Error('There is no such lot.');
        lot.bids += 1;
        await bid(lot, 100_000 + lot.bids * 10_000);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
