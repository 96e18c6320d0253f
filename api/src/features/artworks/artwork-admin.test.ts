import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { openTestDatabase } from '../../testing/database/test-database';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { jpegOf } from '../../testing/gallery/pictures';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { uploadedPicture } from '../../testing/gallery/uploads';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { buildTestApp } from '../../testing/server/test-app';
import { artists } from '../artists/artist.table';
import { removeArtist } from '../artists/save-artist';
import { lots } from '../auctions/lot.table';
import { pictures } from '../media/picture.table';
import { artworks } from './artwork.table';

const folder = temporaryFolder();
const sent: unknown[] = [];
let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;
let artist: typeof artists.$inferSelect;
let imgUrl: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const jobs = {
    send: async (_tx: unknown, { name }: { name: string }, data: unknown) => void sent.push([name, data]),
    sendAll: async () => {},
  };
  app = buildTestApp(database.db, path.join(folder, 'media'), { jobs });
  curator = await newAdministrator(app, database.db);
  imgUrl = await uploadedPicture(app, curator.headers, await jpegOf(60, 40));
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  sent.length = 0;
  await database.db.delete(artworks);
  await database.db.delete(artists);
  artist = await addArtist(database.db, { email: 'Sade@artists.example' });
});

const form = () => ({
  img_url: imgUrl,
  name_of_artwork: 'Lagoon in Starch',
  artist_email: 'sade@artists.example',
  price: '250000',
  description: 'Blue upon blue.',
});

async function found(query: string): Promise<string[]> {
  const { artworks: works } = (await app.inject(`/api/artwork?${query}`)).json<ArtworksAnswer>();
  return works.map(({ name_of_artwork }) => name_of_artwork);
}

test('a curator publishes a work, and the search finds it at once', async () => {
  const created = await curator.does('POST', '/artwork/create', form());
  expect(created).toMatchObject({
    status: 201,
    message: 'Artwork created.',
    artwork: {
      name_of_artwork: 'Lagoon in Starch',
      description: 'Blue upon blue.',
      img_url: imgUrl,
      price: 250_000,
      type_of_artwork: 'Painting',
      picture: null,
    },
  });
  expect(created.artwork.artist_id).toMatchObject({ _id: artist.id });
  expect(await found('q=starch')).toEqual(['Lagoon in Starch']);
  expect(sent).toEqual([['make-pictures', { of: 'artwork', id: created.artwork._id }]]);
});

test('refuses to publish a work of an unknown artist', async () => {
  const answer = await curator.does('POST', '/artwork/create', { ...form(), artist_email: 'no@one.example' });
  const message = 'No artist with this email';
  expect(answer).toEqual({ status: 422, message, errors: { artist_email: message } });
  expect(await database.db.select().from(artworks)).toEqual([]);
});

test('accepts only an address of the storage as picture and saves it as a path', async () => {
  const addresses = [
    'https://elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '//evil.example/a',
    '/api/media/0/original.jpg',
    'a.jpg',
    '/v0/b/uli-gallery/o/images%2Fnone.jpg?alt=media&token=x',
    '\\\\a\\b',
    imgUrl.replace('uli-gallery', 'other'),
    imgUrl.replace(/token=.*/, 'token=x'),
    imgUrl.replace(/&token=.*/, ''),
    `https://elsewhere.example${imgUrl}`,
    `ftp://localhost${imgUrl}`,
    `http://a@localhost${imgUrl}`,
    imgUrl.replace('images%2F', 'images%2F..%2F'),
    imgUrl.replace('/v0/', '/v0/../v0//'),
    `http://[${imgUrl}`,
  ];
  for (const img_url of addresses) {
    const answer = await curator.does('POST', '/artwork/create', { ...form(), img_url });
    expect({ img_url, ...answer }).toMatchObject({
      img_url,
      status: 422,
      errors: { img_url: expect.any(String) },
    });
  }
  const absolute = { ...form(), img_url: `https://gallery.example${imgUrl}` };
  const created = await curator.does('POST', '/artwork/create', absolute);
  expect(created.artwork.img_url).toBe(imgUrl);
});

test('a curator changes the facts of a work and keeps its address', async () => {
  const { id } = await addArtwork(database.db, { artistId: artist.id, type: 'Sculpture' });
  const { artwork } = await curator.sees(`/artwork/${id}/record`);
  expect(artwork).toMatchObject({ artist_email: 'Sade@artists.example', picture_state: 'making' });
  const facts = { year: '1998', height_cm: '40.5', framed: 'false', signed: '', materials: 'Indigo' };
  const change = {
    ...form(),
    version: 1,
    img_url: artwork.img_url,
    ...facts,
    visual_description: 'A lagoon.',
  };
  const changed = await curator.does('PUT', `/artwork/${id}`, change);
  expect(changed).toMatchObject({ status: 200, message: 'Artwork updated.' });
  const shown = (await app.inject(`/api/artwork/${id}`)).json().artwork;
  expect(shown).toMatchObject({
    name_of_artwork: 'Lagoon in Starch',
    type_of_artwork: 'Sculpture',
    price: 250_000,
    year: 1998,
    height_cm: 40.5,
    framed: false,
    signed: null,
    materials: 'Indigo',
    condition: null,
    visual_description: 'A lagoon.',
    img_url: artwork.img_url,
  });
  expect(sent).toEqual([]);
});

test('keeps the price of a work that is sold or in an auction and saves its other facts', async () => {
  const sold = await addArtwork(database.db, { artistId: artist.id, price: 200_000, availability: 'sold' });
  const inAuction = await addArtwork(database.db, { artistId: artist.id, price: 200_000 });
  await addLot(database.db, await addAuction(database.db), { artworkId: inAuction.id, number: 5 });
  const lockedBy = {
    [sold.id]: 'The work is sold: its price stays.',
    [inAuction.id]: 'The work is in an auction, lot 5: its price stays until the lot has ended.',
  };
  for (const { id, imgUrl: img_url } of [sold, inAuction]) {
    const change = { ...form(), version: 1, img_url };
    const refused = await curator.does('PUT', `/artwork/${id}`, change);
    expect(refused).toMatchObject({ status: 422, errors: { price: lockedBy[id] } });
    expect(await curator.does('PUT', `/artwork/${id}`, { ...change, price: '200000' })).toMatchObject({
      status: 200,
      artwork: { name_of_artwork: 'Lagoon in Starch' },
    });
    const [row] = await database.db.select().from(artworks).where(eq(artworks.id, id));
    expect(row).toMatchObject({ price: 200_000, name: 'Lagoon in Starch' });
  }
  await database.db.delete(lots);
});

test('counts the works of an artist, archived ones too, for administrators only', async () => {
  const { id } = await addArtist(database.db);
  await addArtwork(database.db, { artistId: id });
  await addArtwork(database.db, { artistId: id, archivedAt: new Date() });
  const path = `/artist/artist/${id}/works`;
  expect(await curator.sees(path)).toMatchObject({ works: 2, archived: 1 });
  expect(await curator.sees('/artist/artist/nobody/works')).toMatchObject({ works: 0, archived: 0 });
  expect((await app.inject(`/api${path}`)).statusCode).toBe(401);
});

test('the audit names the author and the change of a work', async () => {
  const { id, imgUrl: img_url } = await addArtwork(database.db, { artistId: artist.id, price: 200_000 });
  const same = { ...form(), version: 1, img_url, name_of_artwork: 'Harmattan Morning' };
  await curator.does('PUT', `/artwork/${id}`, { ...same, description: 'Dust and light over a red road.' });
  await curator.does('PUT', `/artwork/${id}`, { ...same, description: 'Dust and light over a red road.' });
  expect((await curator.sees(`/artwork/${id}/record`)).audit).toEqual([
    {
      at: expect.any(String),
      by: 'Ngọzi Eze',
      action: 'Artwork changed',
      from: 'price: 200000',
      to: 'price: 250000',
    },
  ]);
});

test('the audit names each changed fact of a work', async () => {
  const { id, imgUrl: img_url } = await addArtwork(database.db, { artistId: artist.id, height_cm: 40 });
  const facts = { height_cm: '40.5', framed: 'true', visual_description: 'A lagoon.' };
  const same = {
    ...form(),
    name_of_artwork: 'Harmattan Morning',
    description: 'Dust and light over a red road.',
  };
  await curator.does('PUT', `/artwork/${id}`, { ...same, version: 1, img_url, ...facts });
  expect((await curator.sees(`/artwork/${id}/record`)).audit).toMatchObject([
    {
      from: 'height (cm): 40; framed: none; visual description: none',
      to: 'height (cm): 40.5; framed: true; visual description: A lagoon.',
    },
  ]);
});

test('an edit from the release before keeps provenance and exhibitions, and an empty text removes them', async () => {
  const { id, imgUrl: img_url } = await addArtwork(database.db, { artistId: artist.id });
  const history = { provenance: '2019: <b>Private</b> collection, Lagos', exhibitions: '2024: Rains, Lagos' };
  const put = async (version: number, more: object) =>
    (await curator.does('PUT', `/artwork/${id}`, { ...form(), img_url, version, ...more })).artwork;
  expect(await put(1, history)).toMatchObject({ version: 2, ...history });
  expect(await put(2, { year: '1998' })).toMatchObject({ version: 3, year: 1998, ...history });
  expect(await put(3, { provenance: '', exhibitions: '' })).toMatchObject({
    provenance: null,
    exhibitions: null,
  });
});

test('a new picture has no smaller versions until a job makes them', async () => {
  const picture = { hash: 'a', width: 9, height: 9, widths: [9], placeholder: '' };
  await database.db.insert(pictures).values(picture);
  const { id } = await addArtwork(database.db, { artistId: artist.id, pictureHash: 'a' });
  const { artwork } = await curator.does('PUT', `/artwork/${id}`, { ...form(), version: 1 });
  expect(artwork).toMatchObject({ img_url: imgUrl, picture: null });
  expect(sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
});

test('saves a work without an artist only after that artist was removed', async () => {
  const { id, imgUrl: img_url } = await addArtwork(database.db, { artistId: artist.id });
  const change = { ...form(), version: 1, img_url, artist_email: '' };
  const refused = await curator.does('PUT', `/artwork/${id}`, change);
  expect(refused).toMatchObject({ status: 422, errors: { artist_email: 'Artist email is required' } });
  await removeArtist(database.db, artist.id, curator.user._id);
  expect(await curator.does('PUT', `/artwork/${id}`, change)).toMatchObject({ status: 200 });
  expect((await curator.sees(`/artwork/${id}/record`)).artwork).toMatchObject({
    artist_email: '',
    artist_id: null,
  });
});

test('a curator sees a failed picture and starts it again', async () => {
  const { id } = await addArtwork(database.db, { artistId: artist.id, pictureFailed: true });
  expect((await curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('failed');
  expect(await curator.does('POST', `/artwork/${id}/picture`)).toMatchObject({ status: 200 });
  expect(sent).toEqual([['make-pictures', { of: 'artwork', id }]]);
  expect((await curator.sees(`/artwork/${id}/record`)).artwork.picture_state).toBe('making');
});

test.each(['PUT', 'GET', 'POST'] as const)(
  '%s of an archived or unknown work answers 404',
  async (method) => {
    const archived = await addArtwork(database.db, { archivedAt: new Date() });
    for (const id of [archived.id, randomUUID(), 'nothing', '%00']) {
      const places = { PUT: `/artwork/${id}`, GET: `/artwork/${id}/record`, POST: `/artwork/${id}/picture` };
      const url = `/api${places[method]}`;
      const payload = method === 'PUT' ? { ...form(), version: 1 } : undefined;
      const answer = await app.inject({ method, url, headers: curator.headers, payload });
      expect({ id, status: answer.statusCode }).toEqual({ id, status: 404 });
    }
    const [saved] = await database.db.select().from(artworks).where(eq(artworks.id, archived.id));
    expect(saved).toEqual(archived);
  },
);
