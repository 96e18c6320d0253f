import type { ArtworkSort, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtist, addArtwork } from '../../../testing/gallery/records';
import { namesIn, setUpCatalogue } from '../../../testing/setup/catalogue';
import { auctions } from '../../auctions/auction.table';
import { lots } from '../../auctions/lot.table';

const catalogue = setUpCatalogue();

const addSecret = (name: string, price: number) =>
  addArtwork(catalogue.db, { name, price, priceOnRequest: true });

async function readAll(sort: ArtworkSort): Promise<ArtworksAnswer['artworks']> {
  const works: ArtworksAnswer['artworks'] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: ArtworksAnswer = await catalogue.list(`sort=${sort}&limit=1${next && `&cursor=${next}`}`);
    works.push(...page.artworks);
    next = page.next;
  }
  return works;
}

test.each<[ArtworkSort, (number | null)[]]>([
  ['price-up', [100, 200, null, null]],
  ['price-down', [200, 100, null, null]],
])(
  'the order %s puts prices on request last, page by page, in an order of their own',
  async (sort, prices) => {
    for (const price of [200, 100]) await addArtwork(catalogue.db, { price });
    const secret = [await addSecret('Dear', 1_000_000_000), await addSecret('Cheap', 1)];
    const works = await readAll(sort);
    expect(works.map(({ price }) => price)).toEqual(prices);
    const ids = secret.map(({ id }) => id).toSorted();
    const byId = sort === 'price-up' ? ids : ids.toReversed();
    expect(works.slice(2).map(({ _id }) => _id)).toEqual(byId);
  },
);

test.each(['min=150', 'max=150', 'min=150&max=150', 'min=0&max=9999999999'])(
  '%s neither finds nor counts a price on request',
  async (range) => {
    await addSecret('Secret', 150);
    expect(await catalogue.list(range)).toMatchObject({
      artworks: [],
      total: 0,
      counts: { Painting: 0, 'Digital Painting': 0, Sculpture: 0 },
    });
    expect(namesIn(await catalogue.list('available=true'))).toEqual(['Secret']);
  },
);

test('a work in an auction shows the bid, and its own price stays on request', async () => {
  const work = await addSecret('Secret', 987_654);
  const auction = await addAuction(catalogue.db);
  const lot = await addLot(catalogue.db, auction, { artworkId: work.id, startingPrice: 100_000 });
  const read = async () => (await catalogue.app.inject(`/api/artwork/${work.id}`)).json().artwork.price;
  expect(await read()).toBe(100_000);
  expect(namesIn(await catalogue.list('max=100000'))).toEqual(['Secret']);
  await catalogue.db.delete(lots).where(eq(lots.id, lot.id));
  await catalogue.db.delete(auctions).where(eq(auctions.id, auction.id));
  expect(await read()).toBeNull();
});

test('a curator hides and shows a price, and the audit names the change', async () => {
  const artist = await addArtist(catalogue.db);
  const work = await addArtwork(catalogue.db, { artistId: artist.id });
  const curator = await newAdministrator(catalogue.app, catalogue.db);
  const form = {
    img_url: work.imgUrl,
    name_of_artwork: work.name,
    artist_email: artist.email,
    type_of_artwork: work.type,
    price: work.price,
    description: work.description,
  };
  const saved = (more: object) => curator.does('PUT', `/artwork/${work.id}`, { ...form, ...more });
  const hidden = await saved({ version: 1, price_on_request: 'true' });
  expect(hidden).toMatchObject({ status: 200, artwork: { price: null } });
  const earlierForm = await saved({ version: 2, description: 'New.' });
  expect(earlierForm).toMatchObject({ status: 200, artwork: { price: null, description: 'New.' } });
  const { artwork, audit } = await curator.sees(`/artwork/${work.id}/record`);
  expect(artwork).toMatchObject({ price: work.price, price_on_request: true });
  const change = { from: 'price on request: false', to: 'price on request: true' };
  expect(audit).toContainEqual(expect.objectContaining(change));
  const shown = await saved({ version: 3, price_on_request: 'false' });
  expect(shown.artwork.price).toBe(work.price);
});

test.each(['perhaps', '', 7])('refuses %j for a price on request', async (price_on_request) => {
  const work = await addArtwork(catalogue.db);
  const curator = await newAdministrator(catalogue.app, catalogue.db);
  const answer = await curator.does('PUT', `/artwork/${work.id}`, { price_on_request });
  expect([answer.status, answer.errors.price_on_request]).toEqual([
    422,
    'price on request must be true or false',
  ]);
});
