import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist } from '../../testing/gallery/records';
import { buildTestApp, testStorage } from '../../testing/server/test-app';
import { artistForm as form, setUpArtists } from '../../testing/setup/artists';
import { listAudit } from '../audit/list-audit';
import { pictures as pictureTable } from '../media/picture.table';
import { artists } from './artist.table';
import { findPortraitImages, portraits } from './portrait';

const { adminApi } = setUpArtists();
const hash = 'c'.repeat(32);
const facts = { width: 1600, height: 2000, widths: [320], placeholder: 'data:image/webp;base64,' };
const portrait = { img_url: '/ours.jpg', portrait_alt: 'Ngọzi Eze in her studio' };

/** Opens an API whose storage holds one picture, and collects the jobs. */
async function openGallery() {
  const sent: unknown[] = [];
  const jobs = {
    send: async (_tx: unknown, { name }: { name: string }, data: unknown) => void sent.push([name, data]),
    sendAll: async () => {},
  };
  const pictures = {
    ...testStorage(tmpdir()).pictures,
    check: async (url: string) => (url === '/ours.jpg' ? '/kept.jpg' : null),
  };
  const gallery = buildTestApp(adminApi.db, undefined, { jobs, storage: { pictures, embedded: null } });
  const curator = await newAdministrator(gallery, adminApi.db);
  const { artist } = await curator.does('POST', '/artist/create', { ...form, ...portrait });
  return { gallery, curator, sent, artist, url: `/artist/artist/${artist._id}` };
}

async function publishPortrait(id: string) {
  await adminApi.db
    .insert(pictureTable)
    .values({ hash, ...facts })
    .onConflictDoNothing();
  await portraits.show(adminApi.db, id, { imgUrl: '/kept.jpg', hash });
}

const seenAt = async (url: string) => (await adminApi.app.inject(`/api${url}`)).json().artist;

test('visitors see a portrait once its smaller pictures exist, without the upload’s address', async () => {
  const { gallery, artist, sent, url } = await openGallery();
  expect(artist).toMatchObject({ img_url: '/kept.jpg', portrait: null, portrait_alt: portrait.portrait_alt });
  expect(sent).toEqual([['make-pictures', { of: 'artist', id: artist._id }]]);
  await publishPortrait(artist._id);
  const seen = await seenAt(url);
  expect(seen).toMatchObject({
    portrait: { base: `/api/media/${hash}`, ...facts },
    portrait_alt: portrait.portrait_alt,
  });
  expect(seen).not.toHaveProperty('img_url');
  expect(await seenAt(`/artist/artist/${artist.slug}`)).toEqual(seen);
  await gallery.close();
});

test('an edit keeps the portrait, replaces it, and removes it with its description', async () => {
  const { gallery, curator, artist, sent, url } = await openGallery();
  await publishPortrait(artist._id);
  const shown = { portrait: { base: `/api/media/${hash}` } };
  const kept = await curator.does('PUT', url, { ...form, mobile: '08030000001' });
  expect(kept.artist).toMatchObject({ ...shown, ...portrait, img_url: '/kept.jpg' });
  const unchanged = await curator.does('PUT', url, { ...form, ...portrait, img_url: '/ours.jpg' });
  expect(unchanged.artist).toMatchObject(shown);
  expect(sent).toHaveLength(1);
  const removed = await curator.does('PUT', url, { ...form, img_url: '' });
  expect(removed.artist).toMatchObject({ img_url: null, portrait: null, portrait_alt: '' });
  expect((await listAudit(adminApi.db, 'artist', artist._id)).at(-1)).toMatchObject({
    action: 'Artist changed',
    from: expect.stringContaining('portrait: /kept.jpg'),
  });
  await gallery.close();
});

test('refuses an image outside the storage and a long description, and saves nothing', async () => {
  const { gallery, curator, url } = await openGallery();
  const message = 'Please upload the image here';
  for (const img_url of ['https://elsewhere.example/a.jpg', 'javascript:alert(1)', '/api/media/a.jpg']) {
    const refused = await curator.does('PUT', url, { ...form, firstname: 'Ada', img_url });
    expect(refused).toMatchObject({ status: 422, errors: { img_url: message } });
  }
  const long = await curator.does('PUT', url, { ...form, portrait_alt: 'a'.repeat(301) });
  expect(long).toMatchObject({
    status: 422,
    errors: { portrait_alt: 'The description has at most 300 characters' },
  });
  expect((await seenAt(url)).firstname).toBe(form.firstname);
  await gallery.close();
});

test('the storage keeps a portrait until the artist is removed', async () => {
  const { id } = await addArtist(adminApi.db, { imgUrl: '/kept.jpg' });
  expect(await findPortraitImages(adminApi.db, ['/kept.jpg', '/other.jpg'])).toEqual(['/kept.jpg']);
  await adminApi.db.delete(artists).where(eq(artists.id, id));
  expect(await findPortraitImages(adminApi.db, ['/kept.jpg'])).toEqual([]);
});
