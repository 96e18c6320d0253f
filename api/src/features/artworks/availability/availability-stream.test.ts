// Runs on both databases, because each delivers notifications in its own way.
import { setTimeout } from 'node:timers/promises';
import type { ArtworksAnswer, AvailabilityChange } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer, openShop } from '../../../testing/orders/orders';
import { type Following, follow, listenOn } from '../../../testing/server/event-stream';
import { artists } from '../../artists/artist.table';
import { artworks } from '../artwork.table';
import { availabilityChanges } from './availability.table';
import { deleteOldAvailabilityChanges } from './availability-stream';

let database: OpenDatabase;
let shop: ReturnType<typeof openShop>;
let url: string;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = openShop(database.db, { listen: database.listen });
  url = `${await listenOn(shop.app)}/api/artwork/stream`;
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

async function change(stream: Following): Promise<AvailabilityChange> {
  const { event, data } = await stream.next();
  expect(event).toBe('availability');
  return JSON.parse(data);
}

test('sends a hold, its end, and a sale to all readers', async () => {
  const [work, buyer] = [await addArtwork(database.db), await newBuyer(shop.app)];
  const readers = [await follow(url), await follow(url)];
  for (const reader of readers) {
    expect(await reader.next()).toMatchObject({ event: 'start', data: '{"resumed":false}' });
  }
  const first: Order = (await buyer.order(work.id)).json().order;
  for (const reader of readers) {
    expect(await change(reader)).toEqual({
      _id: work.id,
      availability: 'held',
      held_until: first.held_until,
    });
  }
  await buyer.does(first._id, 'cancel');
  for (const reader of readers) {
    expect(await change(reader)).toEqual({ _id: work.id, availability: 'available', held_until: null });
  }
  const { order, payment } = (await buyer.order(work.id)).json();
  shop.bank.pays(payment.reference, work.price);
  await buyer.does(order._id, 'verify');
  for (const reader of readers) {
    expect((await change(reader)).availability).toBe('held');
    expect(await change(reader)).toEqual({ _id: work.id, availability: 'sold', held_until: null });
    reader.leave();
  }
});

test('sends a returning reader what it missed, and nothing twice', async () => {
  const work = await addArtwork(database.db);
  const reader = await follow(url);
  const start = await reader.next();
  await hold(work.id, 'held');
  const seen = await reader.next();
  reader.leave();
  await hold(work.id, 'sold');
  const back = await follow(url, { 'last-event-id': String(seen.id) });
  expect(await back.next()).toMatchObject({ event: 'start', id: seen.id, data: '{"resumed":true}' });
  expect((await change(back)).availability).toBe('sold');
  const both = await follow(url, { 'last-event-id': String(start.id) });
  expect(await both.next()).toMatchObject({ data: '{"resumed":true}' });
  expect((await change(both)).availability).toBe('held');
  expect((await change(both)).availability).toBe('sold');
  back.leave();
  both.leave();
});

test('deletes events after 24 hours and tells a reader that asks for them', async () => {
  const work = await addArtwork(database.db);
  const reader = await follow(url);
  const { id } = await reader.next();
  reader.leave();
  for (const availability of ['held', 'sold'] as const) await hold(work.id, availability);
  await database.db.update(availabilityChanges).set({ createdAt: sql`now() - interval '25 hours'` });
  await deleteOldAvailabilityChanges(database.db);
  expect(await database.db.select().from(availabilityChanges)).toHaveLength(1);
  const overdue = await follow(url, { 'last-event-id': String(id) });
  const start = await overdue.next();
  expect(start.data).toBe('{"resumed":false}');
  overdue.leave();
  const upToDate = await follow(url, { 'last-event-id': String(start.id) });
  expect((await upToDate.next()).data).toBe('{"resumed":true}');
  upToDate.leave();
});

test('sends nothing from a transaction that rolls back and one stale event after an edit', async () => {
  const [work, other] = [await addArtwork(database.db), await addArtwork(database.db)];
  const reader = await follow(url);
  await reader.next();
  const undone = database.db.transaction(async (tx) => {
    await tx.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, work.id));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.db.transaction(async (tx) => {
    await tx.update(artworks).set({ price: 1_000 });
    await tx.update(artists).set({ firstname: 'Ifẹ́' });
  });
  await database.db.update(artworks).set({ price: 1_000 });
  expect(await reader.next()).toMatchObject({ event: 'stale', data: 'null' });
  await hold(other.id, 'sold');
  expect(await change(reader)).toMatchObject({ _id: other.id });
  reader.leave();
});

async function hold(id: string, availability: 'held' | 'sold') {
  const heldUntil = availability === 'held' ? new Date(Date.now() + 60_000) : null;
  await database.db.update(artworks).set({ availability, heldUntil }).where(eq(artworks.id, id));
}

test.each<[string, (id: string) => Promise<unknown>]>([
  ['is added', () => addArtwork(database.db)],
  ['is edited', (id) => database.db.update(artworks).set({ name: 'Laterite' }).where(eq(artworks.id, id))],
  ['is removed', (id) => database.db.delete(artworks).where(eq(artworks.id, id))],
])('tells a reader to reload when a work %s after its page was read, and not before', async (_what, edit) => {
  const { id } = await addArtwork(database.db);
  const before = await positionOfList();
  await edit(id);
  const older = await follow(url, { 'last-event-id': before });
  expect(await older.next()).toMatchObject({ event: 'start', data: '{"resumed":true}' });
  expect((await older.next()).event).toBe('stale');
  older.leave();
  const after = await positionAfter(before);
  const work = await addArtwork(database.db);
  const newer = await follow(url, { 'last-event-id': await positionAfter(after) });
  expect(await newer.next()).toMatchObject({ event: 'start', data: '{"resumed":true}' });
  await hold(work.id, 'sold');
  expect(await change(newer)).toMatchObject({ _id: work.id });
  newer.leave();
});

async function positionOfList(): Promise<string> {
  const answer = (await shop.app.inject('/api/artwork')).json<ArtworksAnswer>();
  return String(answer.stream_position);
}

/** A server caches its list until the database has announced the write. */
async function positionAfter(older: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const position = await positionOfList();
    if (Number(position) > Number(older)) return position;
    await setTimeout(10);
  }
  throw new Error(`No list is newer than ${older}.`);
}
