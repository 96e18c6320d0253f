import type { FiguresAnswer } from '@gallery/shared/contract/figures/figures.schema';
import { eq } from 'drizzle-orm';
import { addGivenBack, addOrder, newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { workViews } from '../artworks/views/work-view.table';
import { enquiries } from '../enquiries/enquiry.table';
import { readFigures } from './read-figures';
import { readListed } from './read-listed';

const api = setUpApi();
const range = { from: '2026-10-01', to: '2026-10-31' };
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(api.app, api.db);
});

const csvOf = async (figure: string) => {
  const url = `/api/figures/export.csv?figure=${figure}&from=${range.from}&to=${range.to}`;
  const { body, headers } = await api.app.inject({ url, headers: curator.headers });
  return { name: headers['content-disposition'], lines: body.slice(1).trim().split('\r\n') };
};

/** Sells a work of this artist that was listed on September 21. */
async function sell(day: string, price: number, work: Partial<typeof artworks.$inferInsert> = {}) {
  const order = await addOrder(api.db, { price, paidAt: new Date(`${day}T12:00:00Z`) });
  await api.db
    .update(artworks)
    .set({ availability: 'sold', createdAt: new Date('2026-09-21T08:00:00Z'), ...work })
    .where(eq(artworks.id, order.artworkId));
  return order;
}

describe('the figures of October', () => {
  let figures: FiguresAnswer;
  beforeAll(async () => {
    const artist = await addArtist(api.db, { firstname: 'Chukwudi', lastname: 'Okafọ' });
    await sell('2026-09-30', 700_000);
    const reduced = await sell('2026-10-01', 300_000, { artistId: artist.id, type: 'Sculpture' });
    await addGivenBack(api.db, reduced.id, { price: 300_000, naira: 100_000 });
    const viewed = await sell('2026-10-31', 1_000_000, { artistId: artist.id });
    await sell('2026-10-13', 250_000, { artistId: null });
    await sell('2025-10-14', 900_000);
    await addOrder(api.db, { price: 9_000, status: 'Refunded', paidAt: new Date('2026-10-12T12:00:00Z') });
    await api.db.insert(workViews).values([
      { artworkId: viewed.artworkId, day: '2026-09-30', views: 7 },
      { artworkId: viewed.artworkId, day: '2026-10-01', views: 30 },
      { artworkId: viewed.artworkId, day: '2026-10-31', views: 10 },
    ]);
    const asks = {
      fullname: 'Ada',
      email: 'ada@mail.example',
      mobile: '08031234567',
      message: 'Is it framed?',
    };
    for (const at of ['2026-09-30T22:59:59Z', '2026-09-30T23:00:00Z'])
      await api.db.insert(enquiries).values({
        ...asks,
        id: crypto.randomUUID(),
        artworkId: viewed.artworkId,
        artworkName: viewed.artworkName,
        createdAt: new Date(at),
      });
    figures = await readFigures(api.db, range);
  });

  test('sum the payments less refunds and compare with a year before', () => {
    expect(figures.total).toEqual({ amount: 1_450_000, works: 3, median_price: 300_000, median_days: 22 });
    expect(figures.before).toMatchObject({ amount: 900_000, works: 1 });
    expect(figures.weeks).toEqual([
      { starts_on: '2026-09-28', amount: 200_000, works: 1, before: 0 },
      { starts_on: '2026-10-05', amount: 0, works: 0, before: 0 },
      { starts_on: '2026-10-12', amount: 250_000, works: 1, before: 900_000 },
      { starts_on: '2026-10-19', amount: 0, works: 0, before: 0 },
      { starts_on: '2026-10-26', amount: 1_000_000, works: 1, before: 0 },
    ]);
  });

  test('divide the same sum by artist, type, and price', () => {
    expect(figures.artists).toEqual([
      { name: 'Chukwudi Okafọ', amount: 1_200_000, works: 2 },
      { name: 'No artist', amount: 250_000, works: 1 },
    ]);
    expect(figures.types.map(({ amount, months }) => [amount, months])).toEqual([
      [1_250_000, [{ month: '2026-10', amount: 1_250_000 }]],
      [0, [{ month: '2026-10', amount: 0 }]],
      [200_000, [{ month: '2026-10', amount: 200_000 }]],
    ]);
    expect(figures.bands.map(({ works }) => works)).toEqual([0, 2, 0, 1, 0, 0]);
  });

  test('count views, enquiries, and sales of the same days', async () => {
    expect(figures.steps).toEqual({ views: 40, enquiries: 1, sales: 3 });
    const { lines } = await csvOf('steps');
    expect(lines.slice(0, 2)).toEqual([
      '"Artwork","Artist","Views","Enquiries","Sales"',
      '"Harmattan Morning","Chukwudi Okafọ",40,1,1',
    ]);
    expect(lines).toHaveLength(4);
  });

  test('show how long works have been listed, and leave out archived works', async () => {
    const old = { createdAt: new Date('2025-01-01T12:00:00Z') };
    const { id } = await addArtwork(api.db, { name: 'Blue Yard', ...old });
    await addArtwork(api.db, { ...old, archivedAt: new Date() });
    const { days } = await readFigures(api.db, range);
    expect(days.longest[0]).toMatchObject({ _id: id, name: 'Blue Yard', state: 'available' });
    expect(days.spread.reduce((sum, { sold }) => sum + sold, 0)).toBe(3);
    expect(days.spread.at(-1)).toEqual({ days: days.longest[0]?.days, sold: 0, listed: 1 });
  });

  test('count the days of a draft from its publication', async () => {
    const early = { createdAt: new Date('2025-06-01T12:00:00Z') };
    const { id } = await addArtwork(api.db, { name: 'Late Rain', stage: 'draft', ...early });
    const listed = async () => (await readListed(api.db)).filter(({ _id }) => _id === id);
    expect(await listed()).toEqual([]);
    await api.db.update(artworks).set({ stage: 'published' }).where(eq(artworks.id, id));
    expect(await listed()).toMatchObject([{ name: 'Late Rain', days: 0, state: 'available' }]);
  });

  test.each([
    ['weeks', 6, '"2026-09-28",200000,1,0'],
    ['artists', 3, '"Chukwudi Okafọ",1200000,2'],
    ['types', 4, '"Painting",1250000,2,1250000'],
    ['bands', 7, '0,250000,0,0'],
  ])('export the %s as CSV', async (figure, length, first) => {
    const { name, lines } = await csvOf(figure);
    expect(name).toBe(`attachment; filename="figures-${figure}-2026-10-01-to-2026-10-31.csv"`);
    expect([lines.length, lines[1]]).toEqual([length, first]);
  });
});

test('a gallery without sales has figures of zero', async () => {
  const { total, weeks, artists, steps } = await readFigures(api.db, {
    from: '2020-01-06',
    to: '2020-12-31',
  });
  expect(total).toEqual({ amount: 0, works: 0, median_price: null, median_days: null });
  expect([weeks.length, artists, steps]).toEqual([52, [], { views: 0, enquiries: 0, sales: 0 }]);
});

test.each(['figure=orders', 'figure=weeks&figure=days', ''])('refuses the figure of %j', async (figure) => {
  const url = `/api/figures/export.csv?${figure}&from=2026-10-01&to=2026-10-31`;
  const answer = await api.app.inject({ url, headers: curator.headers });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['figure']]);
});
