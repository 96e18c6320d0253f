import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { pictureUrl, pictureWidths } from '@gallery/shared/contract/catalogue/pictures/picture';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '../../db/client';
import { startJobs } from '../../server/start-jobs';
import { openTestDatabase } from '../../testing/database/test-database';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { jpegOf, pngOf } from '../../testing/gallery/pictures';
import { addArtist, addArtwork, addEvent } from '../../testing/gallery/records';
import { uploadedPicture } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp, testMail, testSecret, testStorage } from '../../testing/server/test-app';
import { portraits } from '../artists/portrait';
import { artworks } from '../artworks/artwork.table';
import { artworkPictures, furtherPictures, picturesOfEntries } from '../artworks/parts/artwork-pictures';
import { workPictures } from '../artworks/parts/work-picture.table';
import { eventPictures } from '../events/event-image';
import { makePictures } from './make-pictures';
import { savePicture } from './save-picture';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const owners = {
  artwork: artworkPictures,
  further: furtherPictures,
  entry: picturesOfEntries,
  event: eventPictures,
  artist: portraits,
};
const workshop = {
  storage: testStorage(folder),
  savePicture: (original: Buffer) => savePicture(original, folders),
  owners,
  findUsed: [],
};
let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db, folders.media, { storage: workshop.storage });
  curator = await newAdministrator(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const upload = async (content: Promise<Buffer>) => uploadedPicture(app, curator.headers, await content);
const shown = async (id: string) => (await app.inject(`/api/artwork/${id}`)).json().artwork;
const stateOf = async (id: string) => (await curator.sees(`/artwork/${id}/record`)).artwork.picture_state;

test('makes smaller versions, tiles, and a placeholder of an uploaded picture', async () => {
  const { id } = await addArtwork(database.db, { imgUrl: await upload(jpegOf(700, 500)) });
  await makePictures(database.db, workshop, { of: 'artwork', id });
  const { picture, img_url } = await shown(id);
  expect(picture).toMatchObject({
    width: 700,
    height: 500,
    widths: pictureWidths.filter((width) => width < 700),
  });
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect((await app.inject(pictureUrl(picture, picture.widths.at(-1), 'avif'))).headers['content-type']).toBe(
    'image/avif',
  );
  await access(path.join(folders.media, path.basename(picture.base), 'tiles'));
  expect((await app.inject(img_url)).headers['content-type']).toBe('image/jpeg');
  expect(await stateOf(id)).toBe('made');
});

test('makes the picture of an event', async () => {
  const { id } = await addEvent(database.db, { imgUrl: await upload(pngOf(400, 300)) });
  await makePictures(database.db, workshop, { of: 'event', id });
  const { events } = (await app.inject('/api/event')).json();
  expect(events).toMatchObject([{ _id: id, picture: { width: 400, height: 300, widths: [320] } }]);
});

test('makes a further picture of a work', async () => {
  const { id: artworkId } = await addArtwork(database.db);
  const [id, imgUrl] = [randomUUID(), await upload(jpegOf(350, 250))];
  await database.db.insert(workPictures).values({ id, artworkId, position: 1, kind: 'back', imgUrl });
  await makePictures(database.db, workshop, { of: 'further', id });
  expect((await shown(artworkId)).pictures).toMatchObject([
    { _id: id, picture: { width: 350, height: 250 } },
  ]);
});

test('marks a picture that fails and makes it after a correction', async () => {
  const { id } = await addArtwork(database.db, {
    imgUrl: '/v0/b/uli-gallery/o/images%2Fgone.jpg?alt=media&token=a',
  });
  await expect(makePictures(database.db, workshop, { of: 'artwork', id })).rejects.toThrow(
    'The picture is not in this storage.',
  );
  expect(await stateOf(id)).toBe('failed');
  const imgUrl = await upload(jpegOf(330, 200));
  await database.db.update(artworks).set({ imgUrl }).where(eq(artworks.id, id));
  await makePictures(database.db, workshop, { of: 'artwork', id });
  expect(await stateOf(id)).toBe('made');
});

test('a replaced picture does not return when its versions are ready', async () => {
  const [first, second] = [await upload(jpegOf(340, 200)), await upload(jpegOf(350, 200))];
  const { id } = await addArtwork(database.db, { imgUrl: first });
  const pictures = {
    ...workshop.storage.pictures,
    async read(address: string) {
      await database.db.update(artworks).set({ imgUrl: second }).where(eq(artworks.id, id));
      return workshop.storage.pictures.read(address);
    },
  };
  await makePictures(
    database.db,
    { ...workshop, storage: { pictures, embedded: null } },
    { of: 'artwork', id },
  );
  expect(await shown(id)).toMatchObject({ img_url: second, picture: null });
});

test('a job makes the smaller pictures of a published work', async () => {
  const settings = {
    mail: { ...testMail, keepDays: 30 },
    deliver: async () => {},
    tokenSecrets: [testSecret],
  };
  const logger = pino({ level: 'silent' });
  const jobs = await startJobs({ database, ...settings, workshop, logger });
  const published = buildTestApp(database.db, folders.media, { storage: workshop.storage, jobs });
  try {
    const artist = await addArtist(database.db);
    const form = { name_of_artwork: 'Dust', description: 'Red.', price: 1, artist_email: artist.email };
    const payload = { ...form, img_url: await upload(jpegOf(360, 200)) };
    const url = '/api/artwork/create';
    const answer = await published.inject({ method: 'POST', url, headers: curator.headers, payload });
    const { _id } = answer.json().artwork;
    const made = await untilMade(_id);
    expect(made).toMatchObject({ width: 360, widths: [320] });
  } finally {
    await published.close();
    await jobs.stop();
  }
});

async function untilMade(id: string): Promise<unknown> {
  for (;;) {
    const { picture } = await shown(id);
    if (picture) return picture;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
