// Runs on both databases, because both hold the demo.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeedArtist, SeedWork } from '../../seed/collection/collection-types';
import type { OpenDatabase } from '../db/client';
import { artists } from '../features/artists/artist.table';
import { artworks } from '../features/artworks/artwork.table';
import { pictures } from '../features/media/picture.table';
import { savePicture } from '../features/media/save-picture';
import { openTestDatabase } from '../testing/database/test-database';
import { jpegOf } from '../testing/gallery/pictures';
import { addArtist } from '../testing/gallery/records';
import { temporaryFolder } from '../testing/processes/temporary-folder';
import { buildTestApp } from '../testing/server/test-app';
import { seedDatabase } from './seed';

const folder = temporaryFolder();
const folders = { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
const collection = {
  artists: [artistNamed('Ngọzi'), artistNamed('Fẹ́mi')],
  works: [workNamed('Ụzọ', 'Ngọzi'), workNamed('Òṣùpá', 'Fẹ́mi'), workNamed('Laterite', 'Ngọzi')],
  events: [],
  picturesFolder: path.join(folder, 'pictures'),
};
let database: OpenDatabase;

beforeAll(async () => {
  await mkdir(collection.picturesFolder);
  for (const [index, { picture }] of collection.works.entries()) {
    const file = path.join(collection.picturesFolder, `${picture}.jpg`);
    await writeFile(file, await jpegOf(400 + index, 300));
  }
});
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const seed = (given = collection, report: (progress: string) => void = () => {}) =>
  seedDatabase(database.db, given, (original) => savePicture(original, folders), report);

test('fills an empty gallery with the collection in order, with artists and pictures', async () => {
  const progress: string[] = [];
  await seed(collection, (text) => progress.push(text));
  const app = buildTestApp(database.db, folders.media);
  const { artworks: shown } = (await app.inject('/api/artwork')).json();
  expect(shown).toMatchObject([
    { name_of_artwork: 'Ụzọ', artist_id: { firstname: 'Ngọzi' } },
    { name_of_artwork: 'Òṣùpá', artist_id: { firstname: 'Fẹ́mi' }, price: 250_000 },
    { name_of_artwork: 'Laterite', artist_id: { firstname: 'Ngọzi' }, visual_description: 'A red road.' },
  ]);
  const [{ _id, img_url, picture }] = shown;
  expect((await app.inject(`/api/artwork/${_id}`)).json().artwork).toMatchObject({
    year: 2021,
    materials: 'Oil on linen',
    height_cm: 80.5,
    depth_cm: null,
    framed: true,
    entries: [{ kind: 'provenance', date: '2019', text: 'The artist' }],
  });
  expect(picture).toMatchObject({ width: 400, height: 300, widths: [320] });
  expect(img_url).toBe(`${picture.base}/original.jpg`);
  expect((await app.inject(img_url)).statusCode).toBe(200);
  expect((await app.inject(`${picture.base}/320.avif`)).statusCode).toBe(200);
  expect(progress).toContain('Preparing pictures: 3 of 3');
});

test('a work that is an edition has all its numbers, of which one stands in the list', async () => {
  const [first] = collection.works;
  if (!first) throw new Error('The collection is empty.');
  await seed({ ...collection, works: [{ ...first, edition: { size: 12, sold: 2 } }] });
  expect(await database.db.$count(artworks)).toBe(12);
  const app = buildTestApp(database.db, folders.media);
  const { artworks: shown } = (await app.inject('/api/artwork?short=true')).json();
  expect(shown).toMatchObject([
    { availability: 'available', edition: { number: 3, size: 12, available: 10 } },
  ]);
});

test('a second start adds nothing', async () => {
  await seed();
  await seed();
  expect(await database.db.$count(artworks)).toBe(3);
  expect(await database.db.$count(artists)).toBe(2);
});

test('two processes that start at once fill the database once', async () => {
  await Promise.all([seed(), seed()]);
  expect(await database.db.$count(artworks)).toBe(3);
  expect(await database.db.$count(artists)).toBe(2);
});

test('adds nothing to a gallery that has an artist', async () => {
  await addArtist(database.db);
  await seed();
  expect(await database.db.$count(artworks)).toBe(0);
});

test('a failed start leaves the database empty, and the next start fills it', async () => {
  const torn = { ...collection, works: [...collection.works, workNamed('Laterite', 'Nobody')] };
  await expect(seed(torn)).rejects.toThrow("The collection names 'Nobody', which is not in it.");
  for (const table of [artists, artworks, pictures]) expect(await database.db.$count(table)).toBe(0);
  await seed();
  expect(await database.db.$count(artworks)).toBe(3);
});

test('a start after a failed one makes each picture once', async () => {
  await seed();
  expect(await readdir(folders.cache)).toHaveLength(collection.works.length);
});

function artistNamed(firstname: string): SeedArtist {
  return {
    key: firstname,
    firstname,
    lastname: 'Eze',
    email: `${collectionKey(firstname)}@artists.example`,
    mobile: '+2348030000000',
    artist_statement: 'I paint what the rain leaves.',
    artist_bio: 'Born in Nsukka.',
    exhibitions: ['2024; After the Rains; Uli Gallery, Lagos'],
  };
}

function workNamed(name: string, artist: string): SeedWork {
  return {
    picture: collectionKey(name),
    artist,
    name_of_artwork: name,
    type_of_artwork: 'Painting',
    price: 250_000,
    description: 'Dust and light.',
    year: 2021,
    materials: 'Oil on linen',
    height_cm: 80.5,
    width_cm: 60,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'Excellent',
    provenance: '2019: The artist',
    visual_description: 'A red road.',
  };
}

function collectionKey(name: string): string {
  return Buffer.from(name).toString('hex');
}
