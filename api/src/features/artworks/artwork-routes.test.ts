import { randomUUID } from 'node:crypto';
import type { Artwork, ArtworksAnswer } from '@gallery/shared/contract/artwork';
import type { FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../../db/client';
import { artists, artworks, pictures } from '../../db/schema';
import { addArtist, addArtwork } from '../../testing/records';
import { buildTestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';

let opened: OpenDatabase;
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.db;
  app = buildTestApp(db);
});
afterAll(async () => {
  await app.close();
  await opened.close();
});
beforeEach(async () => {
  await db.delete(artworks);
  await db.delete(artists);
});

async function list(query = ''): Promise<ArtworksAnswer> {
  const answer = await app.inject(`/api/artwork${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const namesIn = ({ artworks }: ArtworksAnswer) => artworks.map((work) => work.name_of_artwork);

const emptyList = {
  artworks: [],
  next: null,
  total: 0,
  counts: { Painting: 0, 'Digital Painting': 0, Sculpture: 0 },
};

/** The works 'Work 1' (the oldest) to 'Work `count`', a minute apart. */
async function addWorks(count: number, given: Partial<typeof artworks.$inferInsert> = {}) {
  for (let place = 1; place <= count; place += 1) {
    const createdAt = new Date(Date.UTC(2024, 0, 1, 0, place));
    await addArtwork(db, { name: `Work ${place}`, createdAt, ...given });
  }
}

describe('the list of works', () => {
  test('is empty in an empty gallery', async () => {
    expect(await list()).toEqual(emptyList);
  });

  test('shows the newest work first', async () => {
    await addWorks(3);
    expect(namesIn(await list())).toEqual(['Work 3', 'Work 2', 'Work 1']);
  });

  test('shows 24 works and says where the rest begins', async () => {
    await addWorks(25);
    const first = await list();
    expect(first.artworks).toHaveLength(24);
    expect(await list(`?cursor=${first.next}`)).toMatchObject({
      artworks: [{ name_of_artwork: 'Work 1' }],
      next: null,
    });
  });

  test('has no following page when the last one is exactly full', async () => {
    await addWorks(2);
    expect((await list('?limit=2')).next).toBeNull();
  });

  test('is read to its end without a gap or a repeat when many works came in the same moment', async () => {
    await addWorks(7, { createdAt: new Date('2024-03-01T10:00:00.123Z') });
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(`?limit=3${next && `&cursor=${next}`}`);
      seen.push(...namesIn(page));
      next = page.next;
    }
    expect(seen.toSorted()).toEqual(['Work 1', 'Work 2', 'Work 3', 'Work 4', 'Work 5', 'Work 6', 'Work 7']);
  });

  test('keeps the place of a reader while works are added', async () => {
    await addWorks(4);
    const first = await list('?limit=2');
    await addArtwork(db, { name: 'Hung meanwhile' });
    expect(namesIn(await list(`?limit=2&cursor=${first.next}`))).toEqual(['Work 2', 'Work 1']);
  });

  test('is narrowed to one type of work', async () => {
    await addArtwork(db, { name: 'Bronze', type: 'Sculpture' });
    await addArtwork(db, { name: 'Canvas', type: 'Painting' });
    await addArtwork(db, { name: 'Pixels', type: 'Digital Painting' });
    expect(namesIn(await list('?type=Digital%20Painting'))).toEqual(['Pixels']);
  });

  test('is narrowed to one artist, and to one type of work of one artist', async () => {
    const artist = await addArtist(db);
    await addArtwork(db, { name: 'Of somebody else' });
    await addArtwork(db, { name: 'Bronze', type: 'Sculpture', artistId: artist.id });
    await addArtwork(db, { name: 'Canvas', artistId: artist.id });
    expect(namesIn(await list(`?artist=${artist.id}`)).toSorted()).toEqual(['Bronze', 'Canvas']);
    expect(namesIn(await list(`?artist=${artist.id}&type=Painting`))).toEqual(['Canvas']);
  });

  test('is empty for an artist nobody knows', async () => {
    await addWorks(1);
    expect(namesIn(await list(`?artist=${randomUUID()}`))).toEqual([]);
  });

  test('is not sent again to a reader who has it already, until it changes', async () => {
    await addWorks(1);
    const { headers } = await app.inject('/api/artwork');
    expect(headers['cache-control']).toBe('no-cache');
    const again = { url: '/api/artwork', headers: { 'if-none-match': `W/${headers.etag}, "other"` } };
    expect(await app.inject(again)).toMatchObject({ statusCode: 304, body: '' });
    await addArtwork(db);
    expect((await app.inject(again)).json<ArtworksAnswer>().artworks).toHaveLength(2);
  });
});

describe('one work', () => {
  test('comes with its facts, its artist and its picture', async () => {
    const hash = 'a'.repeat(32);
    const picture = {
      hash,
      width: 1600,
      height: 1200,
      widths: [320, 640],
      placeholder: 'data:image/webp;base64,',
    };
    await db.insert(pictures).values(picture);
    const artist = await addArtist(db);
    const price = 1_000_000_000;
    const { id } = await addArtwork(db, {
      artistId: artist.id,
      pictureHash: hash,
      price,
      heightCm: 45.5,
      framed: false,
    });
    const { artwork } = (await app.inject(`/api/artwork/${id}`)).json<{ artwork: Artwork }>();
    expect(artwork).toEqual({
      _id: id,
      name_of_artwork: 'Harmattan Morning',
      type_of_artwork: 'Painting',
      price,
      description: 'Dust and light over a red road.',
      img_url: '/api/media/00000000000000000000000000000000/original.jpg',
      picture: {
        base: `/api/media/${hash}`,
        width: 1600,
        height: 1200,
        widths: [320, 640],
        placeholder: 'data:image/webp;base64,',
      },
      artist_id: {
        _id: artist.id,
        firstname: 'Adébáyọ̀',
        lastname: 'Ọlátúnjí',
        artist_statement: 'I paint what the rain leaves.',
      },
      availability: 'available',
      held_until: null,
      year: null,
      materials: null,
      height_cm: 45.5,
      width_cm: null,
      depth_cm: null,
      framed: false,
      signed: null,
      condition: null,
      visual_description: null,
    });
  });

  test('stays when its artist is removed', async () => {
    const artist = await addArtist(db);
    const { id } = await addArtwork(db, { artistId: artist.id });
    await db.delete(artists);
    expect((await app.inject(`/api/artwork/${id}`)).json()).toMatchObject({ artwork: { artist_id: null } });
  });
});

describe('bad input', () => {
  const someId = '6f1c1f3e-58a0-4c0e-9d38-0d9b3c2f6a11';
  const long = 'a'.repeat(5_000);
  const cursorOf = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64url'));

  test.each([
    someId,
    someId.toUpperCase(),
    `${someId}0`,
    someId.replaceAll('-', ''),
    `%7B${someId}%7D`,
    `${someId}%00`,
    'nothing',
    '0',
    '-1',
    'null',
    '%00',
    '%20',
    '%F0%9F%8E%A8',
    '%E1%BB%8C%CC%80%E1%B9%A3un',
    '%2e%2e%2f%2e%2e%2fetc',
    "'%20OR%201=1--",
    '%5B%5D',
    long,
  ])('no work has the id %p', async (id) => {
    const answer = await app.inject(`/api/artwork/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ message: 'No artwork with this id.' });
  });

  test.each(['%ZZ', '%E0%A4%A', '%'])('nothing is at the address %p', async (id) => {
    const answer = await app.inject(`/api/artwork/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
  });

  const limitMessage = 'limit must be a whole number from 1 to 100';
  test.each([
    '0',
    '-1',
    '101',
    '1.5',
    '1e1',
    '0x10',
    '',
    '%20',
    'many',
    'null',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '%D9%A1',
    '5&limit=5',
    '[]',
    long,
  ])('the limit %p is refused', async (limit) => {
    const answer = await app.inject(`/api/artwork?limit=${limit}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: limitMessage, errors: { limit: limitMessage } });
  });

  test.each(['', 'painting', 'Digital+painting', 'Painting&type=Sculpture', '%F0%9F%8E%A8', "'--", long])(
    'the type %p is refused',
    async (type) => {
      const answer = await app.inject(`/api/artwork?type=${type}`);
      const message = 'type must be one of Painting, Digital Painting, Sculpture';
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ message, errors: { type: message } });
    },
  );

  test.each(['', '1', `${someId}&artist=${someId}`, 'null', long])(
    'the artist %p is refused',
    async (artist) => {
      const answer = await app.inject(`/api/artwork?artist=${artist}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ artist: 'artist must be an id' });
    },
  );

  test.each([
    '',
    'garbage',
    '%F0%9F%8E%A8',
    long,
    cursorOf(''),
    cursorOf('null'),
    cursorOf(`newest.${someId}`),
    cursorOf(`newest.${someId}.`),
    cursorOf('newest..1704067200000'),
    cursorOf('newest.nothing.1704067200000'),
    cursorOf(`oldest.${someId}.1704067200000`),
    cursorOf(`price-up.${someId}.1704067200000`),
    cursorOf(`newest.${someId}.-1`),
    cursorOf(`newest.${someId}.1e9`),
    cursorOf(`newest.${someId}.253402300800000`),
    cursorOf(`newest.${someId}.9999999999999999999`),
    cursorOf(`newest.${someId}.1704067200000\0`),
    `${cursorOf(`newest.${someId}.1704067200000`)}!`,
    `${cursorOf(`newest.${someId}.1704067200000`)}&cursor=${cursorOf(`newest.${someId}.1704067200000`)}`,
  ])('the cursor %p is refused', async (cursor) => {
    const answer = await app.inject(`/api/artwork?cursor=${cursor}`);
    const message = 'cursor is not one of ours';
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message, errors: { cursor: message } });
  });

  test.each([
    ['price-up', 'many'],
    ['price-up', '-1'],
    ['price-up', '99999999999'],
    ['name', 'nul\0'],
  ])('a cursor of the order %s that holds %p is refused', async (sort, key) => {
    const cursor = cursorOf(`${sort}.${someId}.${key}`);
    const answer = await app.inject(`/api/artwork?sort=${sort}&cursor=${cursor}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ cursor: 'cursor is not one of ours' });
  });

  test.each(['limit', 'cursor', 'type', 'artist', 'q', 'min', 'max', 'available', 'sort'])(
    'a NUL as %s is refused',
    async (name) => {
      for (const value of ['%00', 'a%00', '5%00b']) {
        const answer = await app.inject(`/api/artwork?${name}=${value}`);
        expect(answer.statusCode).toBe(422);
        expect(answer.json().errors).toEqual({ [name]: expect.any(String) });
      }
    },
  );

  test.each([
    '',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'many',
    'null',
    'NaN',
    '12345678901',
    '%D9%A1',
    '1&min=2',
    '[]',
    long,
  ])('the least price %p is refused', async (min) => {
    const answer = await app.inject(`/api/artwork?min=${min}`);
    const message = 'min must be a whole number of naira';
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message, errors: { min: message } });
  });

  test.each([
    ['max=-1', { max: 'max must be a whole number of naira' }],
    ['available=false', { available: 'available must be true' }],
    ['available=', { available: 'available must be true' }],
    ['available=true&available=true', { available: 'available must be true' }],
    ['sort=', { sort: 'sort must be one of newest, price-up, price-down, name' }],
    ['sort=price', { sort: 'sort must be one of newest, price-up, price-down, name' }],
    ['sort=name&sort=newest', { sort: 'sort must be one of newest, price-up, price-down, name' }],
    [`q=${'a'.repeat(101)}`, { q: 'q must be at most 100 characters' }],
    ['q=a&q=b', { q: 'q must be at most 100 characters' }],
  ])('%s is refused', async (query, errors) => {
    const answer = await app.inject(`/api/artwork?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test('every broken rule is told, the first one as the message', async () => {
    const { message, errors } = (await app.inject('/api/artwork?limit=0&type=x')).json();
    expect(Object.keys(errors).toSorted()).toEqual(['limit', 'type']);
    expect(Object.values(errors)).toContain(message);
  });

  test.each(['?color=red', '?__proto__=1', '?constructor=x', '?toString=1', '?limit[]=3', '?%00=%00'])(
    'what the list does not ask for is ignored: %p',
    async (query) => expect(await list(query)).toEqual(emptyList),
  );
});
