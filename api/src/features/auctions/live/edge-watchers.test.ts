import { randomUUID } from 'node:crypto';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import { sharedStreamHeaders } from '@gallery/shared/contract/streams/shared-streams.schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { signUp } from '../../../testing/gallery/accounts';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { follow, listenOn } from '../../../testing/server/event-stream';
import { buildTestInternalApp } from '../../../testing/server/internal-app';
import { buildTestApp } from '../../../testing/server/test-app';
import { lots } from '../lot.table';
import { createWatchers } from './watchers';

const asked = { [sharedStreamHeaders.asked]: 'yes' };
let database: OpenDatabase;
let app: FastifyInstance;
let internal: FastifyInstance;
let url: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  internal = buildTestInternalApp(database.db);
  url = `${await listenOn(app)}/api`;
});
afterAll(async () => {
  await Promise.all([app.close(), internal.close()]);
  await database.close();
});

const countOf = (id: string) => createWatchers(database.db).count(id);
const report = (edge: string, counted: object[]) =>
  internal.inject({ method: 'POST', url: internalPaths.readers, payload: { edge, counted } });

test('the streams of an auction and of its lots tell an edge which auction its readers watch', async () => {
  const auction = await addAuction(database.db);
  const lot = await addLot(database.db, auction);
  for (const path of [`lot/${lot.id}/stream`, `auction/${auction.id}/stream`]) {
    const { headers } = await follow(`${url}/${path}`, asked);
    expect(headers).toMatchObject({
      [sharedStreamHeaders.granted]: 'yes',
      [sharedStreamHeaders.counted]: auction.id,
    });
  }
});

test('an edge has more streams than the 50 of one network, and a visitor has not', async () => {
  await Promise.all(Array.from({ length: 50 }, () => follow(`${url}/artwork/stream`)));
  await expect(follow(`${url}/artwork/stream`)).rejects.toThrow('429');
  const { headers } = await follow(`${url}/artwork/stream`, asked);
  expect(headers[sharedStreamHeaders.granted]).toBe('yes');
  expect(headers[sharedStreamHeaders.counted]).toBeUndefined();
});

test('tells an edge its position each second, also after a change of another lot', async () => {
  const auction = await addAuction(database.db);
  const [lot, other] = [
    await addLot(database.db, auction),
    await addLot(database.db, auction, { number: 2 }),
  ];
  const stream = await follow(`${url}/lot/${lot.id}/stream`, asked);
  const { id: start } = await stream.next();
  const leaderId = (await signUp(app)).user._id;
  const bid = { price: 900_000, max: 900_000_000, leaderId, leaderNumber: 1, bids: 1 };
  await database.db.update(lots).set(bid).where(eq(lots.id, other.id));
  let told = await stream.next();
  while (Number(told.id) === Number(start)) told = await stream.next();
  expect(told.event).toBe('position');
  expect(Number(told.id)).toBeGreaterThan(Number(start));
});

test('a visitor through an edge of an earlier release takes a place', async () => {
  const headers = { ...asked, 'x-forwarded-for': '203.0.113.9' };
  const stream = await follow(`${url}/artwork/stream`, headers);
  expect(stream.headers[sharedStreamHeaders.granted]).toBeUndefined();
});

test('the watchers at two edges add up, and each report replaces the one before', async () => {
  const [id, other, edge] = [randomUUID(), randomUUID(), randomUUID()];
  await report(randomUUID(), [{ id, readers: 40 }]);
  await report(edge, [
    { id, readers: 7 },
    { id: other, readers: 1 },
  ]);
  expect([await countOf(id), await countOf(other)]).toEqual([47, 1]);
  await report(edge, [{ id: id.toUpperCase(), readers: 2 }]);
  expect([await countOf(id), await countOf(other)]).toEqual([42, 0]);
  expect((await report(edge, [])).statusCode).toBe(204);
  expect(await countOf(id)).toBe(40);
});

test.each([
  ['no edge', { counted: [] }],
  ['an edge that is not an id', { edge: "'; DROP TABLE lots", counted: [] }],
  ['no list', { edge: randomUUID() }],
  ['nobody', { edge: randomUUID(), counted: [{ id: randomUUID(), readers: 0 }] }],
  ['half a reader', { edge: randomUUID(), counted: [{ id: randomUUID(), readers: 1.5 }] }],
  ['too many readers', { edge: randomUUID(), counted: [{ id: randomUUID(), readers: 1_000_001 }] }],
  [
    'more than 500 things',
    { edge: randomUUID(), counted: Array.from({ length: 501 }, () => ({ id: randomUUID(), readers: 1 })) },
  ],
])('refuses a report with %s', async (_what, payload) => {
  const answer = await internal.inject({ method: 'POST', url: internalPaths.readers, payload });
  expect(answer.statusCode).toBe(422);
});
