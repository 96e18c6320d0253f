import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { addOrder, newAdministrator } from '../../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { buildTestApp } from '../../../testing/server/test-app';
import { listAudit } from '../../audit/list-audit';
import { artworks } from '../artwork.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, undefined, { listen: database.listen });
  await app.ready();
  curator = await newAdministrator(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const remove = (artist_id: unknown) => curator.does('DELETE', '/artwork/delete', { artist_id });
const total = async (query: string) => (await app.inject(`/api/artwork?${query}`)).json().total;

test('hides a removed work everywhere and keeps the picture of its order', async () => {
  const artist = await addArtist(database.db);
  const work = await addArtwork(database.db, { name: 'Zinnober', artistId: artist.id });
  const given = { artworkId: work.id, imgUrl: work.imgUrl, status: 'Refunded' as const };
  const order = await addOrder(database.db, given);
  for (const query of ['q=zinnober', `artist=${artist.id}`]) expect(await total(query)).toBe(1);
  expect(await remove(work.id)).toEqual({ status: 200, message: 'Artwork removed.' });
  for (const query of ['q=zinnober', `artist=${artist.id}`]) await deleted(query);
  expect((await app.inject(`/api/artwork/${work.id}`)).statusCode).toBe(404);
  const { order: saved } = await curator.sees(`/order/${order.id}`);
  expect(saved.artwork_id).toMatchObject({ _id: work.id, img_url: work.imgUrl });
  const [entry] = await listAudit(database.db, 'artwork', work.id);
  expect(entry).toMatchObject({ by: 'Ngọzi Eze', action: 'Artwork removed', from: 'Zinnober' });
});

/** The cache drops an answer as soon as the database has announced the write. */
async function deleted(query: string): Promise<void> {
  while ((await total(query)) > 0) await new Promise(setImmediate);
}

test.each([
  ['held', 'A collector is buying this artwork. It cannot be removed now.'],
  ['sold', 'This artwork is sold. It stays in the catalogue.'],
] as const)('refuses to remove a %s work', async (availability, message) => {
  const heldUntil = availability === 'held' ? new Date(Date.now() + 60_000) : null;
  const { id } = await addArtwork(database.db, { availability, heldUntil });
  expect(await remove(id)).toEqual({ status: 409, message });
  expect((await app.inject(`/api/artwork/${id}`)).statusCode).toBe(200);
});

test('refuses to remove an unknown work and to remove a work twice', async () => {
  const { id } = await addArtwork(database.db);
  await remove(id);
  for (const other of [id, randomUUID(), 'nothing', "'; DROP TABLE artworks; --", '%00']) {
    expect(await remove(other)).toEqual({ status: 404, message: 'No artwork with this id.' });
  }
  for (const none of [undefined, null, '', {}, [], [id], { artist_id: id }, 'a\0b']) {
    expect((await remove(none)).status).toBe(422);
  }
});

test('refuses an order and an enquiry for a removed work', async () => {
  const { id } = await addArtwork(database.db, { archivedAt: new Date() });
  const headers = bearer((await signUp(app)).token);
  const orderRequest = { artwork_id: id, address: '12 Uli Close', price: 250_000 };
  const order = await app.inject({
    method: 'POST',
    url: '/api/order/create',
    headers,
    payload: orderRequest,
  });
  expect(order.statusCode).toBe(404);
  const sender = { fullname: 'Ngọzi Eze', email: 'ngozi@mail.example', mobile: '08030000000' };
  const payload = { ...sender, artname: 'Dust', artimg: '', art_id: id };
  const enquiry = await app.inject({ method: 'POST', url: '/api/auth/sendmail', payload });
  expect(enquiry.json()).toMatchObject({ message: 'No Artwork' });
});

test('gives a work to either the buyer or the curator when both come at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await addArtwork(database.db);
    const headers = bearer((await signUp(app)).token);
    const payload = { artwork_id: id, address: '12 Uli Close', price: 250_000 };
    const [bought, removed] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/order/create', headers, payload }),
      remove(id),
    ]);
    const [work] = await database.db.select().from(artworks).where(eq(artworks.id, id));
    expect(bought.statusCode === 201).toBe(work?.availability === 'held');
    expect(removed.status === 200).toBe(work?.archivedAt !== null);
    expect((bought.statusCode === 201) !== (removed.status === 200)).toBe(true);
  }
});
