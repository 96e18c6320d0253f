import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { follow, listenOn } from '../../../testing/server/event-stream';
import { buildTestApp } from '../../../testing/server/test-app';
import { artworks } from '../../artworks/artwork.table';
import { auctions } from '../auction.table';

const crowd = 100;

let database: OpenDatabase;
let app: FastifyInstance;
let url: string;
/** The columns of each read. */
let reads: string[][];
/** Requests wait for each other, until so many have arrived. */
let expected: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  [reads, expected] = [[], 1];
  app = buildTestApp(countReads(database.db));
  let arrived: (() => void)[] = [];
  app.addHook('preHandler', async () => {
    const others = new Promise<void>((go) => void arrived.push(go));
    if (arrived.length === expected) {
      for (const go of arrived) go();
      arrived = [];
    }
    await others;
  });
  url = `${await listenOn(app)}/api`;
});
afterEach(() => app.close());
afterAll(() => database.close());

function countReads(db: OpenDatabase['db']) {
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'select') return Reflect.get(target, name, receiver);
      return (columns: Parameters<typeof target.select>[0] = {}) => {
        reads.push(Object.keys(columns));
        return target.select(columns);
      };
    },
  });
}

const readsOf = (column: string) => reads.filter((columns) => columns.includes(column)).length;

async function comeTogether(path: string, headers: Record<string, string> = {}) {
  expected = crowd;
  const readers = await Promise.all(
    Array.from({ length: crowd }, (_, place) =>
      follow(`${url}/${path}`, { ...headers, 'x-forwarded-for': `203.0.113.${place}` }),
    ),
  );
  expected = 1;
  for (const reader of readers) expect((await reader.next()).event).toBe('start');
}

test('a hundred parallel openings of a lot read it and its position once', async () => {
  const lot = await addLot(database.db, await addAuction(database.db));
  await comeTogether(`lot/${lot.id}/stream`);
  expect([readsOf('work'), readsOf('position')]).toEqual([1, 1]);
});

test('a hundred readers that return to an auction together read it and the changes since once', async () => {
  const auction = await addAuction(database.db);
  await addLot(database.db, auction);
  await comeTogether(`auction/${auction.id}/stream`, { 'last-event-id': '1' });
  // Beside the check of the last event, one poll reads changes for all of them.
  expect(readsOf('hammer')).toBe(1);
  expect(readsOf('change')).toBeLessThanOrEqual(3);
});

test.each([
  ['unpublished', unpublish],
  ['whose work is hidden', hide],
])('refuses the stream of a lot %s before the request', async (_what, change) => {
  const auction = await addAuction(database.db);
  const lot = await addLot(database.db, auction);
  await comeTogether(`lot/${lot.id}/stream`);
  await change(lot);
  await expect(follow(`${url}/lot/${lot.id}/stream`)).rejects.toThrow('404');
});

type Lot = Awaited<ReturnType<typeof addLot>>;

async function unpublish({ auctionId }: Lot) {
  await database.db.update(auctions).set({ publishedAt: null }).where(eq(auctions.id, auctionId));
}

async function hide({ artworkId }: Lot) {
  await database.db.update(artworks).set({ archivedAt: new Date() }).where(eq(artworks.id, artworkId));
}
