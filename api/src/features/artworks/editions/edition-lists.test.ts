import type { ArtworkAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { and, eq } from 'drizzle-orm';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtist } from '../../../testing/gallery/records';
import { setUpCatalogue } from '../../../testing/setup/catalogue';
import { lots } from '../../auctions/lot.table';
import { artworks } from '../artwork.table';

const catalogue = setUpCatalogue();

type Change = Partial<typeof artworks.$inferInsert>;
const held: Change = { availability: 'held', heldUntil: new Date(Date.now() + 3_600_000) };
const sold: Change = { availability: 'sold', heldUntil: null };

async function change(editionId: string, number: number, to: Change) {
  const isIt = and(eq(artworks.editionId, editionId), eq(artworks.editionNumber, number));
  await catalogue.db.update(artworks).set(to).where(isIt);
}

async function shown() {
  const { artworks: works } = await catalogue.list('short=true');
  return works.map(({ edition }) => [edition?.number, edition?.available]);
}

test('one number stands for the edition: the lowest free, else held, else sold one', async () => {
  const [first] = await addEdition(catalogue.db, 3);
  expect(await shown()).toEqual([[1, 3]]);
  await change(first.id, 1, held);
  expect(await shown()).toEqual([[2, 2]]);
  await change(first.id, 2, sold);
  expect(await shown()).toEqual([[3, 1]]);
  await change(first.id, 3, sold);
  expect(await shown()).toEqual([[1, 0]]);
  await change(first.id, 1, sold);
  expect(await shown()).toEqual([[1, 0]]);
  await change(first.id, 2, { availability: 'available' });
  expect(await shown()).toEqual([[2, 1]]);
  await change(first.id, 2, { archivedAt: new Date() });
  expect(await shown()).toEqual([[1, 0]]);
});

test('a lot takes its number out of sale until it ends', async () => {
  const [first] = await addEdition(catalogue.db, 2);
  const lot = await addLot(catalogue.db, await addAuction(catalogue.db), { artworkId: first.id });
  expect(await shown()).toEqual([[2, 1]]);
  const ended = { outcome: 'passed' as const, claimsWork: false, endedAt: new Date() };
  await catalogue.db.update(lots).set(ended).where(eq(lots.id, lot.id));
  expect(await shown()).toEqual([[1, 2]]);
});

test('totals, types, and choices count an edition once', async () => {
  const { id: artistId } = await addArtist(catalogue.db);
  await addEdition(catalogue.db, 5, { artistId, materials: 'Giclée on paper', height_cm: 30, width_cm: 20 });
  const list = await catalogue.list('q=paper&available=true');
  expect([list.artworks.length, list.total, list.counts.Painting]).toEqual([1, 1, 1]);
  const choices = (await catalogue.app.inject('/api/artwork/choices')).json();
  expect([choices.materials.Paper, choices.sizes.small]).toEqual([1, 1]);
  expect(choices.artists).toEqual([{ _id: artistId, works: 1 }]);
});

test('the page of a number says which one it is, and which one is free', async () => {
  const [first, second] = await addEdition(catalogue.db, 2);
  await change(first.id, 1, sold);
  const { artwork } = (await catalogue.app.inject(`/api/artwork/${first.id}`)).json<ArtworkAnswer>();
  expect(artwork.edition).toEqual({
    number: 1,
    size: 2,
    available: 1,
    shown_id: second.id,
    text: 'Edition of 2, 1 available',
  });
});

test('the database refuses a number twice, above the size, or without its edition', async () => {
  const [first] = await addEdition(catalogue.db, 2);
  for (const wrong of [
    { editionNumber: 1 },
    { editionNumber: 3 },
    { editionNumber: null },
    { editionSize: 9 },
  ])
    await expect(change(first.id, 2, wrong)).rejects.toThrow();
});
