// Runs on both databases, because each sorts with its own collations.
import type { ArtworkSort, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { namesIn, setUpCatalogue } from '../../testing/setup/catalogue';
import { artworks } from './artwork.table';

const catalogue = setUpCatalogue();

/** Reads all pages, two works at a time. */
async function readAll(sort: ArtworkSort): Promise<string[]> {
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: ArtworksAnswer = await catalogue.list(`sort=${sort}&limit=2${next && `&cursor=${next}`}`);
    names.push(...namesIn(page));
    next = page.next;
  }
  return names;
}

const hung = (name: string, price: number, hour: number) =>
  addArtwork(catalogue.db, { name, price, createdAt: new Date(Date.UTC(2024, 0, 1, hour)) });

test.each<[ArtworkSort, string[]]>([
  ['newest', ['Ẹyẹ', 'Zuma', 'Ewé', 'ẹja', 'Apapa']],
  ['price-up', ['Zuma', 'Ewé', 'Apapa', 'Ẹyẹ', 'ẹja']],
  ['price-down', ['ẹja', 'Ẹyẹ', 'Apapa', 'Ewé', 'Zuma']],
  ['name', ['Apapa', 'ẹja', 'Ewé', 'Ẹyẹ', 'Zuma']],
])('the order %s lists the whole catalogue page by page', async (sort, names) => {
  await hung('Apapa', 300_000, 1);
  await hung('ẹja', 1_000_000_000, 2);
  await hung('Ewé', 200_000, 3);
  await hung('Zuma', 1, 4);
  await hung('Ẹyẹ', 400_000, 5);
  expect(await readAll(sort)).toEqual(names);
});

test.each<ArtworkSort>(['newest', 'price-up', 'price-down', 'name'])(
  'the order %s neither skips nor repeats works with equal keys',
  async (sort) => {
    const seen = new Set<string>();
    for (let place = 0; place < 7; place += 1) {
      await addArtwork(catalogue.db, { createdAt: new Date('2024-03-01T10:00:00.123Z') });
    }
    let next: string | null = '';
    while (next !== null) {
      const page: ArtworksAnswer = await catalogue.list(`sort=${sort}&limit=3${next && `&cursor=${next}`}`);
      for (const { _id } of page.artworks) {
        expect(seen.has(_id)).toBe(false);
        seen.add(_id);
      }
      next = page.next;
    }
    expect(seen.size).toBe(7);
  },
);

test('keeps a reader’s place when the last work shown changes its price or is deleted', async () => {
  for (const price of [1, 2, 3, 4]) await hung(`For ${price}`, price, price);
  const { next } = await catalogue.list('sort=price-up&limit=2');
  await catalogue.db.update(artworks).set({ price: 9 }).where(eq(artworks.name, 'For 2'));
  expect(namesIn(await catalogue.list(`sort=price-up&limit=2&cursor=${next}`))).toEqual(['For 3', 'For 4']);
  await catalogue.db.delete(artworks).where(eq(artworks.name, 'For 2'));
  expect(namesIn(await catalogue.list(`sort=price-up&limit=2&cursor=${next}`))).toEqual(['For 3', 'For 4']);
});

test('pages past the longest names', async () => {
  const [first, second] = ['ẹ́', 'ọ̀'].map((letter) => letter.repeat(100));
  for (const name of [first, second]) await addArtwork(catalogue.db, { name });
  expect(await readAllOneByOne()).toEqual([first, second]);
});

async function readAllOneByOne() {
  const one = await catalogue.list('sort=name&limit=1');
  const other = await catalogue.list(`sort=name&limit=1&cursor=${one.next}`);
  return [...namesIn(one), ...namesIn(other)];
}

test('refuses a cursor with another order', async () => {
  await hung('One', 1, 1);
  await hung('Two', 2, 2);
  const { next } = await catalogue.list('sort=price-up&limit=1');
  const answer = await catalogue.app.inject(`/api/artwork?sort=price-down&limit=1&cursor=${next}`);
  expect(answer.statusCode).toBe(422);
});

describe('filters', () => {
  beforeEach(async () => {
    const heldUntil = new Date(Date.now() + 600_000);
    const { id: artistId } = await addArtist(catalogue.db);
    await addArtwork(catalogue.db, { name: 'Free', price: 100, artistId });
    await addArtwork(catalogue.db, { name: 'Held', price: 200, artistId, availability: 'held', heldUntil });
    await addArtwork(catalogue.db, { name: 'Sold', price: 300, type: 'Sculpture', availability: 'sold' });
  });

  test.each([
    ['min=200', ['Held', 'Sold']],
    ['max=200', ['Free', 'Held']],
    ['min=200&max=200', ['Held']],
    ['min=300&max=100', []],
    ['min=0&max=9999999999', ['Free', 'Held', 'Sold']],
    ['available=true', ['Free']],
    ['available=true&min=150', []],
  ])('%s finds %p and counts them', async (query, names) => {
    const answer = await catalogue.list(`${query}&sort=price-up`);
    expect(namesIn(answer)).toEqual(names);
    expect(answer.total).toBe(names.length);
  });

  test('counts each type by the other filters, on each page', async () => {
    const counts = { Painting: 2, 'Digital Painting': 0, Sculpture: 1 };
    expect(await catalogue.list('type=Sculpture')).toMatchObject({ total: 1, counts });
    const { next, total } = await catalogue.list('limit=1');
    expect(total).toBe(3);
    expect(await catalogue.list(`limit=1&cursor=${next}`)).toMatchObject({ total: 3, counts });
  });

  test('gives the end of a hold and keeps a sold work in the catalogue', async () => {
    const { artworks: works } = await catalogue.list('sort=price-up');
    expect(works.map(({ availability }) => availability)).toEqual(['available', 'held', 'sold']);
    expect(works[1]?.held_until).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(works[2]?.held_until).toBeNull();
  });
});
