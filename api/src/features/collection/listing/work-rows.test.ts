import { eq, sql } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';

const api = setUpAdminApi();
const { curator } = api;

type Row = { name_of_artwork: string };
const namesOf = async (query: string): Promise<string[]> =>
  (await curator.sees(`/collection/works?${query}`)).works.map((row: Row) => row.name_of_artwork);

beforeAll(async () => {
  const { db } = api;
  const [ada, zora] = [
    await addArtist(db, { firstname: 'Ada', lastname: 'Obi' }),
    await addArtist(db, { firstname: 'Zora', lastname: 'Bello' }),
  ];
  const on = (day: number) => {
    const createdAt = new Date(Date.UTC(2026, 9, day));
    return { createdAt, updatedAt: createdAt };
  };
  await addArtwork(db, {
    name: 'Ash',
    price: 900_000,
    year: 2020,
    artistId: zora.id,
    framed: true,
    tags: ['Estate of Eze', 'lagos'],
    ...on(1),
  });
  await addArtwork(db, {
    name: '=Dust',
    price: 100_000,
    priceOnRequest: true,
    type: 'Sculpture',
    artistId: ada.id,
    tags: ['Lagos'],
    ...on(2),
  });
  await addEdition(db, 3, { name: 'Rain', price: 50_000, year: 2024, ...on(3) });
  const lot = await addArtwork(db, { name: 'Ẹyẹ', price: 500_000, ...on(4) });
  await addLot(db, await addAuction(db), { artworkId: lot.id });
  await db.update(artworks).set({ version: 2 }).where(eq(artworks.name, 'Rain'));
  await db.execute(sql`
    INSERT INTO work_views (artwork_id, day, views)
    SELECT id, (now() AT TIME ZONE 'Africa/Lagos')::date - ago, views FROM artworks
    JOIN (VALUES ('Ash', 0, 4), ('Ash', 29, 3), ('Ẹyẹ', 1, 5), ('=Dust', 30, 900)) AS seen (name, ago, views)
      ON seen.name = artworks.name_of_artwork
  `);
});

test.each([
  ['newest', ['Ẹyẹ', 'Rain', '=Dust', 'Ash']],
  ['oldest', ['Ash', '=Dust', 'Rain', 'Ẹyẹ']],
  ['name', ['=Dust', 'Ash', 'Ẹyẹ', 'Rain']],
  ['artist', ['=Dust', 'Ash', 'Ẹyẹ', 'Rain']],
  ['type', ['Ẹyẹ', 'Rain', 'Ash', '=Dust']],
  ['price-up', ['Rain', '=Dust', 'Ẹyẹ', 'Ash']],
  ['price-down', ['Ash', 'Ẹyẹ', '=Dust', 'Rain']],
  ['year-up', ['Ash', 'Rain', 'Ẹyẹ', '=Dust']],
  ['year-down', ['Rain', 'Ash', 'Ẹyẹ', '=Dust']],
  ['views-down', ['Ash', 'Ẹyẹ', 'Rain', '=Dust']],
  ['updated-down', ['Rain', 'Ẹyẹ', '=Dust', 'Ash']],
  ['updated-up', ['Ash', '=Dust', 'Ẹyẹ', 'Rain']],
])('the list sorts by %s', async (sort, names) => {
  expect(await namesOf(`sort=${sort}`)).toEqual(names);
});

test('a page has its works as staff see them, the total, and the sum of all prices', async () => {
  const first = await curator.sees('/collection/works?sort=name&limit=3');
  expect(first).toMatchObject({ total: 4, first: 1, sum: 1_550_000 });
  expect(first.works).toMatchObject([
    { price: null, own_price: 100_000, price_on_request: true, framed: null, version: 1 },
    {
      own_price: 900_000,
      framed: true,
      tags: ['Estate of Eze', 'lagos'],
      artist_id: { firstname: 'Zora' },
      added_at: '2026-10-01T00:00:00.000Z',
      updated_at: '2026-10-01T00:00:00.000Z',
      views: 7,
    },
    { own_price: 500_000, availability: 'in_auction', lot: { number: 1 } },
  ]);
  expect(await namesOf(`sort=name&limit=3&cursor=${first.next}`)).toEqual(['Rain']);
  expect(await namesOf('min=100000&max=500000&state=in_auction')).toEqual(['Ẹyẹ']);
});

test.each([
  ['tag=LAGOS', ['=Dust', 'Ash']],
  ['tag=Lago', []],
  ['tag=lagos&max=500000', ['=Dust']],
  ['q=estate%20eze', ['Ash']],
  ['q=lagos', ['=Dust', 'Ash']],
])('the list finds works by tags: %s', async (query, names) => {
  expect(await namesOf(`sort=name&${query}`)).toEqual(names);
});

test('the list of tags has each tag of a work in the collection once, by name', async () => {
  await addArtwork(api.db, { archivedAt: new Date(), tags: ['gone'] });
  expect(await curator.sees('/collection/tags')).toMatchObject({
    tags: ['Estate of Eze', expect.stringMatching(/^lagos$/i)],
  });
});

test('the export has every work of the filtered list in its order, without formulas', async () => {
  const answer = await api.app.inject({
    url: '/api/collection/works.csv?sort=price-down&max=500000&limit=1',
    headers: curator.headers,
  });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="artworks.csv"');
  const [header, ...lines] = answer.body.slice(1).trim().split('\r\n');
  expect(header).toBe(
    '"Artwork","Edition","Artist","Type","Year","Price","Price on request","Status","Open to offers","Framed","Tags","Added","Updated"',
  );
  expect(lines).toEqual([
    expect.stringContaining('"Ẹyẹ","","","Painting",,500000,"no","In auction","no",""'),
    `"'=Dust","","Ada Obi","Sculpture",,100000,"yes","Available","no","","Lagos","2026-10-02 01:00","2026-10-02 01:00"`,
    expect.stringContaining('"Rain","Edition of 3, 3 available","","Painting",2024,50000'),
  ]);
});

test.each(['sort=size', 'limit=0', 'cursor=soon', 'tag=a,b', `tag=${'a'.repeat(41)}`])(
  'the list refuses %s',
  async (query) => {
    expect((await curator.sees(`/collection/works?${query}`)).status).toBe(422);
  },
);
