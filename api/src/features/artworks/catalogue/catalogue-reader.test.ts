import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../db/client';
import { openReplica, type Replica } from '../../../db/postgres/replica';
import { copyServerDatabase, openTestDatabase } from '../../../testing/database/test-database';
import { addArtwork } from '../../../testing/gallery/records';
import { buildTestApp } from '../../../testing/server/test-app';

/** Holds another work than the primary, so that a list tells where it was read. */
let standby: OpenDatabase;
let primary: OpenDatabase;
let app: FastifyInstance;
let state: { hasAll: () => Promise<boolean>; failsReads: boolean; checks: number };

beforeEach(async () => {
  [primary, standby] = [await openTestDatabase(), await openTestDatabase()];
  await addArtwork(primary.db, { name: 'On the primary' });
  await addArtwork(standby.db, { name: 'On the replica' });
  state = { hasAll: async () => true, failsReads: false, checks: 0 };
  app = buildTestApp(primary.db, undefined, { listen: primary.listen, replica: replicaWithState() });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await Promise.all([primary.close(), standby.close()]);
});

function replicaWithState(): Replica {
  const db = new Proxy(standby.db, {
    get(target, name, receiver) {
      if (name === 'select' && state.failsReads) throw new Error('The replica is away.');
      return Reflect.get(target, name, receiver);
    },
  });
  return {
    db,
    hasAll() {
      state.checks += 1;
      return state.hasAll();
    },
    connections: () => ({ open: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  };
}

/** Reads an address that no cache holds. */
async function shown(query = `limit=${1 + (state.checks % 50)}`): Promise<string[]> {
  const answer = await app.inject(`/api/artwork?${query}&minPrice=${Math.floor(Math.random() * 1000)}`);
  return answer.json<ArtworksAnswer>().artworks.map(({ name_of_artwork: name }) => name);
}

async function untilShown(name: string, query?: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await shown(query)).join() === name) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(await shown(query)).toEqual([name]);
}

async function untilChecked() {
  const before = state.checks;
  while (state.checks < before + 2) await new Promise((done) => setTimeout(done, 20));
}

test.each(['limit=5', 'q=on', 'type=Painting'])(
  'reads the list %s from a replica with every change',
  async (query) => {
    await untilShown('On the replica', query);
  },
);

test('reads from the primary while the replica lags, and a curator sees a change at once', async () => {
  await untilShown('On the replica');
  state.hasAll = async () => false;
  await primary.db.execute(sql`UPDATE artworks SET name_of_artwork = 'Renamed'`);
  await untilShown('Renamed');
  await untilChecked();
  expect(await shown()).toEqual(['Renamed']);
});

test.each([
  ['is away', async () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<boolean>(() => {})],
])('reads from the primary while the replica %s', async (_what, hasAll) => {
  state.hasAll = hasAll;
  await primary.db.execute(sql`UPDATE artworks SET name_of_artwork = 'Renamed'`);
  await untilShown('Renamed');
});

test('reads a list again from the primary when the replica fails during the read', async () => {
  await untilShown('On the replica');
  state.failsReads = true;
  state.hasAll = async () => false;
  expect(await shown()).toEqual(['On the primary']);
});

test('refuses an invalid cursor without a second read', async () => {
  await untilShown('On the replica');
  expect((await app.inject('/api/artwork?cursor=nonsense')).statusCode).toBe(422);
  state.hasAll = async () => false;
  expect(await shown()).toEqual(['On the replica']);
});

test('a server that is no standby never has every change', async () => {
  const other = await copyServerDatabase();
  const replica = openReplica(other.url, primary.db);
  try {
    expect(await replica.hasAll()).toBe(false);
  } finally {
    await replica.close();
    await other.drop();
  }
});

test('an address without a server rejects the question and ends no process', async () => {
  const replica = openReplica('postgres://nobody@127.0.0.1:1/nothing', primary.db);
  await expect(replica.hasAll()).rejects.toThrow();
  await replica.close();
});
