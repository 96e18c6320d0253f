import { randomUUID } from 'node:crypto';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { eq } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { namesIn, setUpCatalogue } from '../../../testing/setup/catalogue';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';

const catalogue = setUpCatalogue();
let [sade, amina] = ['', ''];

beforeEach(async () => {
  const { db } = catalogue;
  sade = (await addArtist(db)).id;
  amina = (await addArtist(db)).id;
  const cast = { name: 'Cast', materials: 'Bronze, lost-wax', height_cm: 30, depth_cm: 60 };
  await addArtwork(db, { ...cast, type: 'Sculpture', artistId: sade });
  await addArtwork(db, { name: 'Wide', materials: 'Oil on linen', width_cm: 120.5, artistId: sade });
  await addArtwork(db, { name: 'Block', materials: 'Ìrókò WOOD, oiled', height_cm: 60.1, artistId: amina });
  await addArtwork(db, { name: 'Bare', description: 'Bronze and oil.' });
});

const found = async (query: string) => namesIn(await catalogue.list(query)).toSorted();

async function choices(query: string): Promise<ChoiceCounts> {
  const answer = await catalogue.app.inject(`/api/artwork/choices?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test.each([
  ['material=Bronze', ['Cast']],
  ['material=Wood', ['Block']],
  ['material=Oil', ['Wide']],
  ['material=Bronze,Oil', ['Cast', 'Wide']],
  ['material=Acrylic', []],
  ['size=small', ['Cast']],
  ['size=medium', ['Block']],
  ['size=large', ['Wide']],
  ['size=small,large', ['Cast', 'Wide']],
  ['size=small&material=Oil', []],
  ['size=small&type=Painting', []],
])('lists the works of %s', async (query, names) => expect(await found(query)).toEqual(names));

test('lists the works of several artists, page by page', async () => {
  expect(await found(`artist=${sade},${amina}`)).toEqual(['Block', 'Cast', 'Wide']);
  const first = await catalogue.list(`artist=${sade},${randomUUID()}&sort=name&limit=1`);
  expect(first).toMatchObject({ total: 2, counts: { Painting: 1, Sculpture: 1 } });
  expect(await found(`artist=${sade}&sort=name&limit=1&cursor=${first.next}`)).toEqual(['Wide']);
});

test('a change of materials or size moves a work to other choices', async () => {
  await catalogue.db
    .update(artworks)
    .set({ materials: 'Marble', height_cm: 200 })
    .where(eq(artworks.name, 'Cast'));
  expect(await found('material=Bronze')).toEqual([]);
  expect(await found('material=Stone&size=large')).toEqual(['Cast']);
});

test('counts each choice without its own filter and with all others', async () => {
  const all = await choices('');
  expect(all.materials).toMatchObject({ Bronze: 1, Oil: 1, Wood: 1, Acrylic: 0 });
  expect(all.sizes).toEqual({ small: 1, medium: 1, large: 1 });
  expect(all.artists.toSorted((one, other) => other.works - one.works)).toEqual([
    { _id: sade, works: 2 },
    { _id: amina, works: 1 },
  ]);
  const chosen = await choices(`material=Bronze&artist=${sade}`);
  expect(chosen.materials).toMatchObject({ Bronze: 1, Oil: 1, Wood: 0 });
  expect(chosen.sizes).toEqual({ small: 1, medium: 0, large: 0 });
  expect(chosen.artists).toEqual([{ _id: sade, works: 1 }]);
  expect((await choices('type=Painting')).materials).toMatchObject({ Bronze: 0, Oil: 1 });
});

test('lists and counts the works whose main picture has a color', async () => {
  const { db } = catalogue;
  const facts = { width: 10, height: 10, widths: [10], placeholder: '' };
  await db.insert(pictures).values([
    { hash: 'sea', ...facts, colors: ['blue', 'black'] },
    { hash: 'clay', ...facts, colors: ['red'] },
    { hash: 'unknown', ...facts },
  ]);
  const show = (name: string, pictureHash: string) =>
    db.update(artworks).set({ pictureHash }).where(eq(artworks.name, name));
  await show('Cast', 'sea');
  await show('Wide', 'sea');
  await show('Block', 'clay');
  await show('Bare', 'unknown');
  expect(await found('color=blue')).toEqual(['Cast', 'Wide']);
  expect(await found('color=black,red')).toEqual(['Block', 'Cast', 'Wide']);
  expect(await found('color=blue&size=large&sort=price-up')).toEqual(['Wide']);
  expect(await found('color=pink')).toEqual([]);
  const { colors, sizes } = await choices('color=red&material=Bronze,Wood');
  expect(colors).toMatchObject({ blue: 1, black: 1, red: 1, pink: 0 });
  expect(sizes).toEqual({ small: 0, medium: 1, large: 0 });
  const [work] = (await catalogue.list('color=red')).artworks;
  expect(work?.picture).not.toHaveProperty('colors');
});

test.each([
  'material=',
  'material=Sofa',
  'material=Oil,Oil',
  'material=Oil,',
  'size=huge',
  'size=small&size=large',
  'color=teal',
  'color=blue,blue',
])('refuses %s', async (query) => {
  for (const path of ['artwork', 'artwork/choices']) {
    const answer = await catalogue.app.inject(`/api/${path}?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.values(answer.json().errors)).toEqual([expect.stringContaining('one or more of')]);
  }
});
