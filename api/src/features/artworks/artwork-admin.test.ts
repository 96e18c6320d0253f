import { randomUUID } from 'node:crypto';
import type { ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { setUpArtworkApi } from '../../testing/setup/artwork-api';
import { removeArtist } from '../artists/save-artist';
import { lots } from '../auctions/lot.table';
import { artworks } from './artwork.table';

const api = setUpArtworkApi();

async function found(query: string): Promise<string[]> {
  const { artworks: works } = (await api.app.inject(`/api/artwork?${query}`)).json<ArtworksAnswer>();
  return works.map(({ name_of_artwork }) => name_of_artwork);
}

test('a curator publishes a work, and the search finds it at once', async () => {
  const created = await api.curator.does('POST', '/artwork/create', api.form());
  expect(created).toMatchObject({
    status: 201,
    message: 'Artwork created.',
    artwork: {
      name_of_artwork: 'Lagoon in Starch',
      description: 'Blue upon blue.',
      img_url: api.imgUrl,
      price: 250_000,
      type_of_artwork: 'Painting',
      picture: null,
    },
  });
  expect(created.artwork.artist_id).toMatchObject({ _id: api.artist.id });
  expect(await found('q=starch')).toEqual(['Lagoon in Starch']);
  expect(api.sent).toEqual([['make-pictures', { of: 'artwork', id: created.artwork._id }]]);
});

test('refuses to publish a work of an unknown artist', async () => {
  const answer = await api.curator.does('POST', '/artwork/create', {
    ...api.form(),
    artist_email: 'no@one.example',
  });
  const message = 'No artist with this email';
  expect(answer).toEqual({ status: 422, message, errors: { artist_email: message } });
  expect(await api.database.db.select().from(artworks)).toEqual([]);
});

test('a curator changes the facts of a work and keeps its address', async () => {
  const { id } = await addArtwork(api.database.db, { artistId: api.artist.id, type: 'Sculpture' });
  const { artwork } = await api.curator.sees(`/artwork/${id}/record`);
  expect(artwork).toMatchObject({ artist_email: 'Sade@artists.example', picture_state: 'making' });
  const facts = { year: '1998', height_cm: '40.5', framed: 'false', signed: '', materials: 'Indigo' };
  const change = {
    ...api.form(),
    version: 1,
    img_url: artwork.img_url,
    ...facts,
    visual_description: 'A lagoon.',
  };
  const changed = await api.curator.does('PUT', `/artwork/${id}`, change);
  expect(changed).toMatchObject({ status: 200, message: 'Artwork updated.' });
  const shown = (await api.app.inject(`/api/artwork/${id}`)).json().artwork;
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
  expect(api.sent).toEqual([]);
});

test('keeps the price of a work that is sold or in an auction and saves its other facts', async () => {
  const sold = await addArtwork(api.database.db, {
    artistId: api.artist.id,
    price: 200_000,
    availability: 'sold',
  });
  const inAuction = await addArtwork(api.database.db, { artistId: api.artist.id, price: 200_000 });
  await addLot(api.database.db, await addAuction(api.database.db), {
    artworkId: inAuction.id,
    number: 5,
  });
  const lockedBy = {
    [sold.id]: 'The work is sold: its price stays.',
    [inAuction.id]: 'The work is in an auction, lot 5: its price stays until the lot has ended.',
  };
  for (const { id, imgUrl: img_url } of [sold, inAuction]) {
    const change = { ...api.form(), version: 1, img_url };
    const refused = await api.curator.does('PUT', `/artwork/${id}`, change);
    expect(refused).toMatchObject({ status: 422, errors: { price: lockedBy[id] } });
    expect(await api.curator.does('PUT', `/artwork/${id}`, { ...change, price: '200000' })).toMatchObject({
      status: 200,
      artwork: { name_of_artwork: 'Lagoon in Starch' },
    });
    const [row] = await api.database.db.select().from(artworks).where(eq(artworks.id, id));
    expect(row).toMatchObject({ price: 200_000, name: 'Lagoon in Starch' });
  }
  await api.database.db.delete(lots);
});

test('counts the works of an artist, archived ones too, for administrators only', async () => {
  const { id } = await addArtist(api.database.db);
  await addArtwork(api.database.db, { artistId: id });
  await addArtwork(api.database.db, { artistId: id, archivedAt: new Date() });
  const path = `/artist/artist/${id}/works`;
  expect(await api.curator.sees(path)).toMatchObject({ works: 2, archived: 1 });
  expect(await api.curator.sees('/artist/artist/nobody/works')).toMatchObject({ works: 0, archived: 0 });
  expect((await api.app.inject(`/api${path}`)).statusCode).toBe(401);
});

test('the audit names the author and the change of a work', async () => {
  const { id, imgUrl: img_url } = await addArtwork(api.database.db, {
    artistId: api.artist.id,
    price: 200_000,
  });
  const same = { ...api.form(), version: 1, img_url, name_of_artwork: 'Harmattan Morning' };
  await api.curator.does('PUT', `/artwork/${id}`, {
    ...same,
    description: 'Dust and light over a red road.',
  });
  await api.curator.does('PUT', `/artwork/${id}`, {
    ...same,
    description: 'Dust and light over a red road.',
  });
  expect((await api.curator.sees(`/artwork/${id}/record`)).audit).toEqual([
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
  const { id, imgUrl: img_url } = await addArtwork(api.database.db, {
    artistId: api.artist.id,
    height_cm: 40,
  });
  const facts = { height_cm: '40.5', framed: 'true', visual_description: 'A lagoon.' };
  const same = {
    ...api.form(),
    name_of_artwork: 'Harmattan Morning',
    description: 'Dust and light over a red road.',
  };
  await api.curator.does('PUT', `/artwork/${id}`, { ...same, version: 1, img_url, ...facts });
  expect((await api.curator.sees(`/artwork/${id}/record`)).audit).toMatchObject([
    {
      from: 'height (cm): 40; framed: none; visual description: none',
      to: 'height (cm): 40.5; framed: true; visual description: A lagoon.',
    },
  ]);
});

test('the lines of a form become public entries once, and a form without lines changes none', async () => {
  const { id, imgUrl: img_url } = await addArtwork(api.database.db, { artistId: api.artist.id });
  const history = { provenance: '2019: <b>Private</b> collection, Lagos', exhibitions: '2024: Rains, Lagos' };
  const put = async (version: number, more: object) =>
    (await api.curator.does('PUT', `/artwork/${id}`, { ...api.form(), img_url, version, ...more })).artwork;
  const entries = [
    { kind: 'provenance', date: '2019', text: '<b>Private</b> collection, Lagos' },
    { kind: 'exhibition', date: '2024', text: 'Rains, Lagos' },
  ];
  expect(await put(1, history)).toMatchObject({ version: 2, entries });
  expect(await put(2, history)).toMatchObject({ version: 2, entries });
  expect(await put(2, { provenance: '', exhibitions: null })).toMatchObject({ version: 2, entries });
  const more = `${history.provenance}\nThe estate`;
  expect(await put(2, { provenance: more })).toMatchObject({
    version: 3,
    entries: [...entries, { kind: 'provenance', date: '', text: 'The estate' }],
  });
  expect((await api.curator.sees(`/artwork/${id}/record`)).audit.at(-1)).toMatchObject({
    action: 'Entries added',
    to: 'Provenance: The estate',
  });
});

test('saves a work without an artist only after that artist was removed', async () => {
  const { id, imgUrl: img_url } = await addArtwork(api.database.db, { artistId: api.artist.id });
  const change = { ...api.form(), version: 1, img_url, artist_email: '' };
  const refused = await api.curator.does('PUT', `/artwork/${id}`, change);
  expect(refused).toMatchObject({ status: 422, errors: { artist_email: 'Artist email is required' } });
  await removeArtist(api.database.db, api.artist.id, api.curator.user._id);
  expect(await api.curator.does('PUT', `/artwork/${id}`, change)).toMatchObject({ status: 200 });
  expect((await api.curator.sees(`/artwork/${id}/record`)).artwork).toMatchObject({
    artist_email: '',
    artist_id: null,
  });
});

test.each(['PUT', 'GET', 'POST'] as const)(
  '%s of an unknown work answers 404, and staff only read an archived one',
  async (method) => {
    const archived = await addArtwork(api.database.db, { archivedAt: new Date() });
    for (const id of [archived.id, randomUUID(), 'nothing', '%00']) {
      const places = { PUT: `/artwork/${id}`, GET: `/artwork/${id}/record`, POST: `/artwork/${id}/picture` };
      const url = `/api${places[method]}`;
      const payload = method === 'PUT' ? { ...api.form(), version: 1 } : undefined;
      const answer = await api.app.inject({ method, url, headers: api.curator.headers, payload });
      const status = method === 'GET' && id === archived.id ? 200 : 404;
      expect({ id, status: answer.statusCode }).toEqual({ id, status });
    }
    const [saved] = await api.database.db.select().from(artworks).where(eq(artworks.id, archived.id));
    expect(saved).toEqual(archived);
  },
);
