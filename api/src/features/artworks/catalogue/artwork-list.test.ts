import { randomUUID } from 'node:crypto';
import type { ArtworkAnswer, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { emptyList, namesIn, setUpCatalogue } from '../../../testing/setup/catalogue';
import type { artworks } from '../artwork.table';

const catalogue = setUpCatalogue();

/** Adds the works 'Work 1' (the oldest) to 'Work `count`', a minute apart. */
async function addWorks(count: number, given: Partial<typeof artworks.$inferInsert> = {}) {
  for (let place = 1; place <= count; place += 1) {
    const createdAt = new Date(Date.UTC(2024, 0, 1, 0, place));
    await addArtwork(catalogue.db, { name: `Work ${place}`, createdAt, ...given });
  }
}

/** A connection rejects a name that it knows for another statement. */
const onAllConnections = (query: string) =>
  Promise.all(Array.from({ length: 10 }, () => catalogue.list(query)));

describe('the list of works', () => {
  test('is empty in an empty gallery', async () => {
    expect(await catalogue.list()).toEqual(emptyList);
  });

  test('shows the newest work first', async () => {
    await addWorks(3);
    expect(namesIn(await catalogue.list())).toEqual(['Work 3', 'Work 2', 'Work 1']);
  });

  test('shows 24 works and gives the cursor of the rest', async () => {
    await addWorks(25);
    const first = await catalogue.list();
    expect(first.artworks).toHaveLength(24);
    expect(await catalogue.list(`cursor=${first.next}`)).toMatchObject({
      artworks: [{ name_of_artwork: 'Work 1' }],
      next: null,
    });
  });

  test('has no next page when the last one is exactly full', async () => {
    await addWorks(2);
    expect((await catalogue.list('limit=2')).next).toBeNull();
  });

  test('has no gap and no repeat when many works have the same date', async () => {
    await addWorks(7, { createdAt: new Date('2024-03-01T10:00:00.123Z') });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await catalogue.list(`limit=3${next && `&cursor=${next}`}`);
      seen.push(...namesIn(page));
      next = page.next;
    }
    expect(seen.toSorted()).toEqual(['Work 1', 'Work 2', 'Work 3', 'Work 4', 'Work 5', 'Work 6', 'Work 7']);
  });

  test('keeps a reader’s place while works are added', async () => {
    await addWorks(4);
    const first = await catalogue.list('limit=2');
    await addArtwork(catalogue.db, { name: 'Hung meanwhile' });
    expect(namesIn(await catalogue.list(`limit=2&cursor=${first.next}`))).toEqual(['Work 2', 'Work 1']);
  });

  test('filters by type', async () => {
    await addArtwork(catalogue.db, { name: 'Bronze', type: 'Sculpture' });
    await addArtwork(catalogue.db, { name: 'Canvas', type: 'Painting' });
    await addArtwork(catalogue.db, { name: 'Pixels', type: 'Digital Painting' });
    expect(namesIn(await catalogue.list('type=Digital%20Painting'))).toEqual(['Pixels']);
  });

  test('filters by artist and by type of one artist', async () => {
    const artist = await addArtist(catalogue.db);
    await addArtwork(catalogue.db, { name: 'Of somebody else' });
    await addArtwork(catalogue.db, { name: 'Bronze', type: 'Sculpture', artistId: artist.id });
    await addArtwork(catalogue.db, { name: 'Canvas', artistId: artist.id });
    expect(namesIn(await catalogue.list(`artist=${artist.id}`)).toSorted()).toEqual(['Bronze', 'Canvas']);
    expect(namesIn(await catalogue.list(`artist=${artist.id}&type=Painting`))).toEqual(['Canvas']);
  });

  test('is empty for an unknown artist', async () => {
    await addWorks(1);
    expect(namesIn(await catalogue.list(`artist=${randomUUID()}`))).toEqual([]);
  });

  test('answers 304 to a reader that has it, until it changes', async () => {
    await addWorks(1);
    const { headers } = await catalogue.app.inject('/api/artwork');
    expect(headers['cache-control']).toBe('no-cache');
    const again = { url: '/api/artwork', headers: { 'if-none-match': `W/${headers.etag}, "other"` } };
    expect(await catalogue.app.inject(again)).toMatchObject({ statusCode: 304, body: '' });
    await addArtwork(catalogue.db);
    expect((await catalogue.app.inject(again)).json<ArtworksAnswer>().artworks).toHaveLength(2);
  });
});

test.each(['newest', 'price-up', 'price-down', 'name'])(
  'plans lists by %s once and reads each page of them',
  async (sort) => {
    await addWorks(30);
    await addWorks(30, { type: 'Sculpture' });
    for (const filter of ['', '&short=true', '&type=Sculpture', '&short=true&type=Sculpture']) {
      const { artworks: both } = await catalogue.list(`sort=${sort}${filter}&limit=48`);
      for (const first of await onAllConnections(`sort=${sort}${filter}`)) {
        const [second] = await onAllConnections(`sort=${sort}${filter}&cursor=${first.next}`);
        expect([...first.artworks, ...(second?.artworks ?? [])]).toEqual(both);
      }
    }
  },
);

test('lists whole works, the same as on their own pages', async () => {
  const artist = await addArtist(catalogue.db);
  const { id } = await addArtwork(catalogue.db, { artistId: artist.id, condition: 'Excellent' });
  for (const sort of ['newest', 'price-up']) {
    const [work] = (await catalogue.list(`sort=${sort}`)).artworks;
    expect(work).toEqual((await catalogue.app.inject(`/api/artwork/${id}`)).json().artwork);
    expect(work).toMatchObject({
      description: expect.any(String),
      condition: 'Excellent',
      artist_id: { artist_statement: expect.any(String) },
    });
  }
});

test('lists with short=true the fields of a card, with year and size as their only facts', async () => {
  const artist = await addArtist(catalogue.db);
  const { id } = await addArtwork(catalogue.db, {
    artistId: artist.id,
    condition: 'Excellent',
    height_cm: 72,
    width_cm: 104.5,
  });
  const [listed] = (await catalogue.list('short=true')).artworks;
  expect(Object.keys(listed ?? {}).toSorted()).toEqual([
    '_id',
    'artist_id',
    'availability',
    'height_cm',
    'held_until',
    'img_url',
    'lot',
    'name_of_artwork',
    'picture',
    'price',
    'type_of_artwork',
    'visual_description',
    'width_cm',
    'year',
  ]);
  const { id: _id, firstname, lastname, slug } = artist;
  expect(listed?.artist_id).toEqual({ _id, firstname, lastname, slug });
  const { artwork } = (await catalogue.app.inject(`/api/artwork/${id}`)).json<ArtworkAnswer>();
  expect(artwork).toMatchObject({ ...listed, condition: 'Excellent', description: expect.any(String) });
  expect(artwork.artist_id?.artist_statement).toBe('I paint what the rain leaves.');
});
