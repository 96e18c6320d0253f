import { brotliDecompressSync } from 'node:zlib';
import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { buildTestApp } from '../../../testing/server/test-app';
import { artists } from '../../artists/artist.table';
import { artworks } from '../artwork.table';

let opened: OpenDatabase;
let db: Database;
let app: FastifyInstance;
/** Acts as a second process on the same database. */
let other: FastifyInstance;
let reads: number;

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
});
beforeEach(async () => {
  await db.delete(artworks);
  await db.delete(artists);
  reads = 0;
  app = await open();
  other = await open();
});
afterEach(async () => {
  await app.close();
  await other.close();
});
afterAll(() => opened.close());

/** Opens an API that caches its lists, on a database that counts reads of works. */
async function open() {
  const counting = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'select') reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const cached = buildTestApp(counting, undefined, { listen: opened.listen });
  await cached.ready();
  return cached;
}

async function namesIn(reader: FastifyInstance, query = ''): Promise<string[]> {
  const answer = (await reader.inject(`/api/artwork${query}`)).json<ArtworksAnswer>();
  return answer.artworks.map((work) => work.name_of_artwork);
}

/** Other processes receive the notification of a write a moment later. */
async function untilShown(reader: FastifyInstance, names: string[]) {
  for (let tries = 0; tries < 200; tries += 1) {
    const shown = await namesIn(reader);
    if (shown.join() === names.join()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  expect(await namesIn(reader)).toEqual(names);
}

test('reads a list once for many readers, also for simultaneous ones', async () => {
  await untilShown(app, []);
  await addArtwork(db, { name: 'Laterite' });
  await untilShown(app, ['Laterite']);
  const before = reads;
  const shown = await Promise.all(Array.from({ length: 20 }, () => namesIn(app)));
  expect(new Set(shown.map(String))).toEqual(new Set(['Laterite']));
  expect(reads).toBe(before);
  await namesIn(app, '?limit=23');
  const readsOfOne = reads - before;
  expect(readsOfOne).toBeGreaterThan(0);
  await Promise.all(Array.from({ length: 20 }, () => namesIn(app, '?sort=name')));
  expect(reads - before).toBe(2 * readsOfOne);
});

test('every process shows a work that is added, changed, held, sold, or removed', async () => {
  await untilShown(app, []);
  await untilShown(other, []);
  const { id } = await addArtwork(db, { name: 'Laterite' });
  for (const reader of [app, other]) await untilShown(reader, ['Laterite']);
  await db.update(artworks).set({ name: 'Òṣùpá' }).where(eq(artworks.id, id));
  for (const reader of [app, other]) await untilShown(reader, ['Òṣùpá']);
  const heldUntil = new Date(Date.now() + 60_000);
  await db.update(artworks).set({ availability: 'held', heldUntil });
  for (const reader of [app, other]) await untilAvailability(reader, 'held');
  await db.update(artworks).set({ availability: 'sold', heldUntil: null });
  for (const reader of [app, other]) await untilAvailability(reader, 'sold');
  await db.delete(artworks);
  for (const reader of [app, other]) await untilShown(reader, []);
});

async function untilAvailability(reader: FastifyInstance, availability: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { artworks: works } = (await reader.inject('/api/artwork')).json<ArtworksAnswer>();
    if (works[0]?.availability === availability) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`The work was never shown as ${availability}.`);
}

test('the list shows an artist’s new name', async () => {
  const artist = await addArtist(db, { firstname: 'Ngọzi' });
  await addArtwork(db, { artistId: artist.id });
  await untilArtist('Ngọzi');
  await db.update(artists).set({ firstname: 'Ifẹ́' });
  await untilArtist('Ifẹ́');
});

async function untilArtist(firstname: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { artworks: works } = (await app.inject('/api/artwork')).json<ArtworksAnswer>();
    if (works[0]?.artist_id?.firstname === firstname) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`${firstname} was never shown.`);
}

test('a transaction that rolls back changes nothing in the list', async () => {
  await addArtwork(db, { name: 'Laterite' });
  await untilShown(app, ['Laterite']);
  const failed = db.transaction(async (tx) => {
    await addArtwork(tx as Database, { name: 'Never hung' });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await namesIn(app)).toEqual(['Laterite']);
});

test('refuses a bad query each time and never caches the answer', async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.inject('/api/artwork?limit=0');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('sends Brotli to clients that accept it and gives each encoding its own version', async () => {
  await addArtwork(db, { name: 'Laterite' });
  await untilShown(app, ['Laterite']);
  const plain = await app.inject('/api/artwork');
  const requested = { url: '/api/artwork', headers: { 'accept-encoding': 'gzip, br' } };
  const small = await app.inject(requested);
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(plain.json());
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  const again = {
    ...requested,
    headers: { ...requested.headers, 'if-none-match': String(small.headers.etag) },
  };
  expect(await app.inject(again)).toMatchObject({ statusCode: 304, body: '' });
  const refusing = { url: '/api/artwork', headers: { 'accept-encoding': 'br;q=0, identity' } };
  expect((await app.inject(refusing)).headers['content-encoding']).toBeUndefined();
});
