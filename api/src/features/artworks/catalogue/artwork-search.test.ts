// Runs on both databases, because each has its own extensions.
import { eq, sql } from 'drizzle-orm';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { namesIn, setUpCatalogue } from '../../../testing/setup/catalogue';
import { artists } from '../../artists/artist.table';
import { artworks } from '../artwork.table';

const catalogue = setUpCatalogue();

beforeEach(async () => void (await catalogue.db.execute(sql`DELETE FROM search_words`)));

const search = (q: string, more = '') => catalogue.list(`q=${encodeURIComponent(q)}${more}`);
const namesFor = async (q: string) => namesIn(await search(q)).toSorted();

async function hangThree() {
  const sade = await addArtist(catalogue.db, { firstname: 'Ṣadé', lastname: 'Ọlátúnjí' });
  const chukwudi = await addArtist(catalogue.db, { firstname: 'Chukwudi', lastname: 'Okafọ' });
  await addArtwork(catalogue.db, { name: 'Ìfẹ́', artistId: sade.id, description: 'Two hands, one bowl.' });
  await addArtwork(catalogue.db, {
    name: 'Ụkpaka',
    type: 'Sculpture',
    artistId: chukwudi.id,
    description: 'Bronze, cast once; the mother’s pods of the oil bean.',
  });
  await addArtwork(catalogue.db, {
    name: 'Third Landing',
    type: 'Digital Painting',
    artistId: sade.id,
    description: 'Handrail, noon.',
    materials: 'Pigment print on cotton paper',
    year: 2023,
  });
  return { sade, chukwudi };
}

describe('the search', () => {
  beforeEach(async () => void (await hangThree()));

  test.each([
    ['by their titles without accents', 'ife', ['Ìfẹ́']],
    ['by their titles with accents', 'Ìfẹ́', ['Ìfẹ́']],
    ['by their titles in decomposed letters', 'Ìfẹ́'.normalize('NFD'), ['Ìfẹ́']],
    ['by their titles in capitals', 'UKPAKA', ['Ụkpaka']],
    ['by their artists', 'olatunji', ['Third Landing', 'Ìfẹ́']],
    ['by their artists’ first names', 'Ṣadé', ['Third Landing', 'Ìfẹ́']],
    ['by their types', 'digital painting', ['Third Landing']],
    ['by their descriptions', 'bronze', ['Ụkpaka']],
    ['by a word with an apostrophe', 'mothers', ['Ụkpaka']],
    ['by the same word as it is written', "mother's", ['Ụkpaka']],
    ['by one letter that begins a word', 'u', ['Ụkpaka']],
    ['by two letters that begin a word', 'ha', ['Third Landing', 'Ìfẹ́']],
    ['by the beginning of a word', 'sculp', ['Ụkpaka']],
    ['by words from different places', 'okafo oil 	bean', ['Ụkpaka']],
    ['by their materials', 'print on cotton', ['Third Landing']],
    ['by their years', '2023', ['Third Landing']],
    ['by year, material, and artist', '2023 cotton olatunji', ['Third Landing']],
    ['with a letter left out', 'sculpure', ['Ụkpaka']],
    ['with a letter too many', 'brronze', ['Ụkpaka']],
    ['with a wrong letter', 'ukbaka', ['Ụkpaka']],
    ['with two letters swapped', 'lnading', ['Third Landing']],
    ['with two slips in a long word', 'skulpure', ['Ụkpaka']],
    ['with a slip in an unfinished word', 'olatumj', ['Third Landing', 'Ìfẹ́']],
    ['with punctuation around', '«bronze», (cast)!', ['Ụkpaka']],
  ])('finds works %s: %s', async (_how, q, names) => expect(await namesFor(q)).toEqual(names));

  test.each([
    ['a word that no work has', 'zebra'],
    ['a word that only one of them lacks', 'bronze zebra'],
    ['a year that no work has', '2031'],
    ['a year one digit off', '2024'],
    ['punctuation', '!?'],
    ['an emoji', '🎨'],
    ['query operators', "a' | 'b:* & !c"],
    ['a wildcard', '%'],
    ['the end of a word', 'ronze xyz'],
  ])('finds nothing for %s: %s', async (_what, q) => expect(await namesFor(q)).toEqual([]));

  test('lists all works for an empty search', async () => expect(await namesFor('  ')).toHaveLength(3));

  test('combines with the other filters and counts each type', async () => {
    expect(await search('a', '&type=Sculpture')).toMatchObject({ total: 0 });
    expect(await search('sade', '&type=Painting')).toMatchObject({
      artworks: [{ name_of_artwork: 'Ìfẹ́' }],
      total: 1,
      counts: { Painting: 1, 'Digital Painting': 1, Sculpture: 0 },
    });
  });
});

test.each([
  ['a misspelt name', 'okafi', 'Okafọ'],
  ['one wrong word of two', 'chukwudi okafi', 'chukwudi Okafọ'],
  ['a misspelt material', 'coton', 'cotton'],
])('the answer names the correction of %s', async (_what, q, corrected) => {
  await hangThree();
  expect(await search(q)).toMatchObject({ total: 1, corrected });
});

test.each(['okafo', 'zebra', '', '2024'])("the answer names no correction of '%s'", async (q) => {
  await hangThree();
  expect(await search(q)).not.toHaveProperty('corrected');
});

test('the search follows new materials and a new year of a work', async () => {
  await addArtwork(catalogue.db, { name: 'Standing', materials: 'Terracotta', year: 1998 });
  await catalogue.db.update(artworks).set({ materials: 'Bronze, lost-wax cast', year: 2001 });
  expect(await namesFor('bronze 2001')).toEqual(['Standing']);
  expect(await namesFor('terracotta')).toEqual([]);
  expect(await namesFor('1998')).toEqual([]);
});

test('the search follows changes of a work and of its artist', async () => {
  const { sade, chukwudi } = await hangThree();
  await catalogue.db.update(artworks).set({ name: 'Ọ̀yà' }).where(eq(artworks.name, 'Ìfẹ́'));
  expect(await namesFor('ife')).toEqual([]);
  expect(await namesFor('oya')).toEqual(['Ọ̀yà']);
  await catalogue.db.update(artists).set({ lastname: 'Adébáyọ̀' }).where(eq(artists.id, sade.id));
  expect(await namesFor('olatunji')).toEqual([]);
  expect(await namesFor('adebayo')).toEqual(['Third Landing', 'Ọ̀yà']);
  await catalogue.db.delete(artists).where(eq(artists.id, chukwudi.id));
  expect(await namesFor('okafo')).toEqual([]);
  expect(await namesFor('ukpaka')).toEqual(['Ụkpaka']);
});

test('the search covers a very long description to its end', async () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' ');
  await addArtwork(catalogue.db, { name: 'Wordy', description: `${long} ${'x'.repeat(3_000)} lantern` });
  expect(await namesFor('lanterm')).toEqual(['Wordy']);
});
