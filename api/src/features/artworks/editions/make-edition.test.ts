import { randomUUID } from 'node:crypto';
import type { ArtworkRecordAnswer } from '@gallery/shared/contract/catalogue/artwork';
import { addOrder } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { addWorkEntries } from '../../../testing/gallery/work-entries';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { setUpAdminShop } from '../../../testing/setup/setup-api';
import { workPictures } from '../parts/work-picture.table';

const shop = setUpAdminShop();

function make(id: string, size: unknown, headers: object = shop.curator.headers) {
  const url = `/api/artwork/${id}/edition`;
  return shop.app.inject({ method: 'POST', url, headers: { ...headers }, payload: { size } });
}

async function recordOf(id: string) {
  const url = `/api/artwork/${id}/record`;
  return (await shop.app.inject({ url, headers: shop.curator.headers })).json<ArtworkRecordAnswer>();
}

test('a work becomes number 1, and the other numbers copy its facts', async () => {
  const work = await addArtwork(shop.db, {
    name: 'Dusk',
    price: 90_000,
    materials: 'Giclée on paper',
    year: 2024,
  });
  const picture = { id: randomUUID(), artworkId: work.id, position: 1, kind: 'back' as const };
  await shop.db.insert(workPictures).values({ ...picture, imgUrl: '/back.jpg', alt: 'The stamp' });
  const entries = [
    { kind: 'provenance', text: 'The artist', isPublic: true, imgUrl: '/label.jpg' },
    { kind: 'condition', text: 'A crack' },
  ] as const;
  await addWorkEntries(shop.db, work.id, entries);
  const answer = await make(work.id, 3);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    message: 'The edition of 3 is made.',
    artwork: { _id: work.id, version: 2, edition: { number: 1, size: 3, available: 3, shown_id: work.id } },
  });
  const { numbers = [], audit } = await recordOf(work.id);
  expect(numbers.map(({ number, availability }) => [number, availability])).toEqual([
    [1, 'available'],
    [2, 'available'],
    [3, 'available'],
  ]);
  expect(audit).toContainEqual(expect.objectContaining({ action: 'Edition made', to: '1 of 3' }));
  const { artwork: last } = await recordOf(numbers[2]?._id ?? '');
  expect(last).toMatchObject({
    name_of_artwork: 'Dusk',
    price: 90_000,
    materials: 'Giclée on paper',
    year: 2024,
    edition: { number: 3, size: 3 },
    pictures: [{ kind: 'back', alt: 'The stamp' }],
    entry_records: [
      { text: 'The artist', is_public: true, pictures: [{ alt: 'The label', img_url: '/label.jpg' }] },
      { text: 'A crack', is_public: false, pictures: [] },
    ],
  });
});

test.each([1, 501, 2.5, '', 'many', null])('an edition of %p numbers is refused', async (size) => {
  const work = await addArtwork(shop.db);
  const answer = await make(work.id, size);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.size).toMatch(/numbers/);
  expect((await recordOf(work.id)).numbers).toEqual([]);
});

test('an edition of 500 numbers is made', async () => {
  const work = await addArtwork(shop.db);
  expect((await make(work.id, 500)).statusCode).toBe(201);
  expect((await recordOf(work.id)).artwork.edition).toMatchObject({ available: 500 });
});

test('only an administrator makes an edition, of a work that exists', async () => {
  const work = await addArtwork(shop.db);
  const buyer = await newBuyer(shop.app);
  expect((await make(work.id, 3, buyer.headers)).statusCode).toBe(403);
  expect((await make(work.id, 3, {})).statusCode).toBe(401);
  for (const id of [randomUUID(), 'x']) expect((await make(id, 3)).statusCode).toBe(404);
});

test('a number of an edition does not become an edition', async () => {
  const work = await addArtwork(shop.db);
  await make(work.id, 3);
  const answer = await make(work.id, 5);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('This artwork is already number 1 of 3.');
});

test('a held, sold, or refunded work stays unique', async () => {
  const { work, buyer, order } = await orderedWork(shop.app, shop.db);
  expect((await make(work.id, 3)).json().message).toMatch(/^A collector is buying this artwork\./);
  await buyer.does(order._id, 'cancel');
  expect((await make(work.id, 3)).statusCode).toBe(201);
  const sold = await addArtwork(shop.db, { availability: 'sold' });
  expect((await make(sold.id, 3)).json().message).toMatch(/^This artwork is sold as a unique work\./);
  const returned = await addArtwork(shop.db);
  await addOrder(shop.db, { artworkId: returned.id, status: 'Refunded' });
  expect((await make(returned.id, 3)).json().message).toMatch(/sold this artwork as a unique work/);
});

test('the lot of an auction stays unique', async () => {
  const { artworkId } = await addLot(shop.db, await addAuction(shop.db));
  const answer = await make(artworkId, 3);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe(
    'This artwork is lot 1 of an auction. Take it out of the auction first.',
  );
});
