import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { waitFor } from '../../../testing/server/wait-for';
import { auctionWatchers } from '../auction.table';
import { createWatchers, type Watchers } from './watchers';

let database: OpenDatabase;
let server: Server;
let opened: Watchers[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  opened = [];
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  for (const watchers of opened) await watchers.stop();
  await database.db.delete(auctionWatchers);
  server.closeAllConnections();
  server.close();
});
afterAll(() => database.close());

async function visit() {
  const arrival = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false }).on('error', () => {});
  const response = (await arrival)[1] as ServerResponse;
  return { response, leave };

  async function leave() {
    const gone = once(response, 'close');
    request.destroy();
    await gone;
  }
}

function openWatchers(limits = { everyMs: 20, touchMs: 20 }): Watchers {
  const watchers = createWatchers(database.db, limits);
  opened.push(watchers);
  return watchers;
}

const stored = () => database.db.select().from(auctionWatchers);

test('counts the visitors of an auction until they leave', async () => {
  const watchers = openWatchers();
  const id = randomUUID();
  const [one, other] = [await visit(), await visit()];
  for (const { response } of [one, other]) watchers.add(id, response);
  expect([await watchers.count(id), await watchers.count(randomUUID())]).toEqual([2, 0]);
  await one.leave();
  expect(await watchers.count(id)).toBe(1);
  await other.leave();
  expect(await watchers.count(id)).toBe(0);
});

test('does not count a visitor who left while the lot was read', async () => {
  const watchers = openWatchers();
  const { response, leave } = await visit();
  await leave();
  const id = randomUUID();
  watchers.add(id, response);
  expect(await watchers.count(id)).toBe(0);
});

test('adds the visitors of another process and forgets them when it stops', async () => {
  const [here, there] = [openWatchers(), openWatchers()];
  const id = randomUUID();
  here.add(id, (await visit()).response);
  there.add(id, (await visit()).response);
  await waitFor(async () => expect([await here.count(id), await there.count(id)]).toEqual([2, 2]));
  await there.stop();
  expect(await here.count(id)).toBe(1);
});

test('removes the row of an auction whose last visitor leaves, and then writes no more', async () => {
  const watchers = openWatchers();
  const visitor = await visit();
  watchers.add(randomUUID(), visitor.response);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await visitor.leave();
  await waitFor(async () => expect(await stored()).toEqual([]));
  await database.db.insert(auctionWatchers).values(expired());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await stored()).toHaveLength(1);
});

test('touches its row while anyone watches, and removes rows of a process that ended', async () => {
  const watchers = openWatchers();
  const id = randomUUID();
  watchers.add(id, (await visit()).response);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const [first] = await stored();
  await database.db.insert(auctionWatchers).values({ ...expired(), auctionId: id });
  expect(await watchers.count(id)).toBe(1);
  await waitFor(async () => {
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(Number(row?.seenAt)).toBeGreaterThan(Number(first?.seenAt));
  });
});

test('writes once for a crowd that arrives before the next write is due', async () => {
  const watchers = openWatchers({ everyMs: 600_000, touchMs: 600_000 });
  const id = randomUUID();
  watchers.add(id, (await visit()).response);
  await waitFor(async () => expect(await stored()).toMatchObject([{ watchers: 1 }]));
  for (const { response } of [await visit(), await visit()]) watchers.add(id, response);
  expect(await watchers.count(id)).toBe(3);
  expect(await stored()).toMatchObject([{ watchers: 1 }]);
});

function expired() {
  const seenAt = sql`now() - interval '16 seconds'`;
  return { auctionId: randomUUID(), processId: randomUUID(), watchers: 5, seenAt };
}
