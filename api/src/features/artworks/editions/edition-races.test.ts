import type { ArtworkRecordAnswer, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { eq } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { orders } from '../../orders/order.table';
import { artworks } from '../artwork.table';

const shop = setUpAdminShop();
const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

function make(id: string, size: number) {
  const { headers } = shop.curator;
  return shop.app.inject({ method: 'POST', url: `/api/artwork/${id}/edition`, headers, payload: { size } });
}

async function numbersOf(id: string) {
  const { headers } = shop.curator;
  const answer = await shop.app.inject({ url: `/api/artwork/${id}/record`, headers });
  return answer.json<ArtworkRecordAnswer>().numbers ?? [];
}

test('ten curators at once make one edition', async () => {
  const work = await addArtwork(shop.db);
  const answers = await ten(() => make(work.id, 4));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(await numbersOf(work.id)).toHaveLength(4);
});

test('ten buyers of an edition of three place three orders, one for each number', async () => {
  const work = await addArtwork(shop.db, { name: 'Sallah' });
  await make(work.id, 3);
  const numbers = await numbersOf(work.id);
  const buyers = await ten(() => newBuyer(shop.app));
  await Promise.all(
    buyers.map(async ({ order }, first) => {
      for (const step of numbers.keys()) {
        const { _id = '' } = numbers[(first + step) % numbers.length] ?? {};
        if ((await order(_id)).statusCode === 201) return;
      }
    }),
  );
  const placed = await shop.db
    .select({ name: orders.artworkName })
    .from(orders)
    .innerJoin(artworks, eq(artworks.id, orders.artworkId))
    .where(eq(artworks.editionId, work.id));
  expect(placed.map(({ name }) => name).toSorted()).toEqual([
    'Sallah, 1 of 3',
    'Sallah, 2 of 3',
    'Sallah, 3 of 3',
  ]);
  const list = (await shop.app.inject('/api/artwork?q=sallah')).json<ArtworksAnswer>();
  expect(list.artworks).toMatchObject([{ _id: work.id, edition: { available: 0 }, availability: 'held' }]);
});
