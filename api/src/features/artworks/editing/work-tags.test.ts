import { eq } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { setUpArtworkApi } from '../../../testing/setup/artwork-api';
import { artworks } from '../artwork.table';

const api = setUpArtworkApi();

const recordOf = async (id: string) => (await api.curator.sees(`/artwork/${id}/record`)).artwork;

async function change(id: string, changes: object) {
  const { version, img_url } = await recordOf(id);
  return api.curator.does('PUT', `/artwork/${id}`, { ...api.form(), version, img_url, ...changes });
}

test('a new work has its tags in the record of staff alone', async () => {
  const sent = { ...api.form(), tags: ' Estate of Eze; lagos, LAGOS,' };
  const { status, artwork } = await api.curator.does('POST', '/artwork/create', sent);
  expect(status).toBe(201);
  expect(artwork).not.toHaveProperty('tags');
  expect((await recordOf(artwork._id)).tags).toBe('Estate of Eze, lagos');
  const shown = (await api.app.inject(`/api/artwork/${artwork._id}`)).json();
  expect(shown.artwork).not.toHaveProperty('tags');
});

test('an edit changes the tags with an audit entry, keeps them without the field, and clears them', async () => {
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, tags: ['lagos'] });
  expect((await change(id, { tags: 'Lagos, dusk' })).status).toBe(200);
  const [entry] = (await api.curator.sees(`/artwork/${id}/record`)).audit;
  expect(entry).toMatchObject({
    from: expect.stringContaining('tags: lagos'),
    to: expect.stringContaining('tags: Lagos, dusk'),
  });
  await change(id, {});
  const kept = await recordOf(id);
  expect(kept.tags).toBe('Lagos, dusk');
  await change(id, { tags: 'Lagos,dusk' });
  expect((await recordOf(id)).version).toBe(kept.version);
  await change(id, { tags: '' });
  expect((await recordOf(id)).tags).toBe('');
});

test('an edit takes the record as the API answered it, and keeps its tags', async () => {
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, tags: ['lagos', 'dusk'] });
  const record = await recordOf(id);
  const { img_url } = api.form();
  const changed = await api.curator.does('PUT', `/artwork/${id}`, { ...record, img_url, price: 410_000 });
  expect(changed).toMatchObject({ status: 200 });
  expect(await recordOf(id)).toMatchObject({ price: 410_000, tags: 'lagos, dusk' });
});

test.each([
  ['a'.repeat(41), 'A tag has at most 40 characters'],
  [Array.from({ length: 13 }, (_, at) => `t${at}`).join(), 'A work has at most 12 tags'],
  ['a\u0007b', 'A tag has no control characters'],
  ['x,'.repeat(600), 'tags must be at most 1000 characters together'],
])('an edit with the tags %j is refused', async (tags, message) => {
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id });
  expect(await change(id, { tags })).toMatchObject({ status: 422, errors: { tags: message } });
});

test.each([
  [['a', 'A']],
  [['']],
  [[' a']],
  [['a,b']],
  [['a;b']],
  [['a\nb']],
  [['a'.repeat(41)]],
  [Array.from({ length: 13 }, (_, at) => `t${at}`)],
])('the database refuses the tags %j', async (tags) => {
  const { db } = api.database;
  const { id } = await addArtwork(db);
  const write = db.update(artworks).set({ tags }).where(eq(artworks.id, id));
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'artworks_tags' } });
});

test('the database accepts twelve tags of forty letters of any script', async () => {
  const tags = Array.from({ length: 12 }, (_, at) => `ẹ${'ọ'.repeat(37)}${at + 10}`.slice(0, 40));
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, tags: ['“a” {b} \\'] });
  expect((await recordOf(id)).tags).toBe('“a” {b} \\');
  expect((await change(id, { tags: tags.join() })).status).toBe(200);
  expect((await recordOf(id)).tags).toBe(tags.join(', '));
});
