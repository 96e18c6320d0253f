import { eq } from 'drizzle-orm';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { availabilityOf, setUpShop } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';

const shop = setUpShop();

const priced = (id: string, price: number) =>
  shop.db.update(artworks).set({ price }).where(eq(artworks.id, id));

test('refuses a purchase at an old price, names the current price, and holds nothing', async () => {
  const [work, buyer] = [await addArtwork(shop.db, { price: 250_000 }), await newBuyer(shop.app)];
  await priced(work.id, 300_000);
  const refused = await buyer.order(work.id, { price: 250_000 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({ message: 'The price is now #300,000.', price: 300_000 });
  expect(await availabilityOf(shop, work.id)).toBe('available');
  const bought = await buyer.order(work.id, { price: 300_000 });
  expect(bought.json()).toMatchObject({
    order: { artwork_id: { price: 300_000 } },
    payment: { amount: 30_000_000 },
  });
});

test('refuses a purchase at an old price that is higher', async () => {
  const [work, buyer] = [await addArtwork(shop.db, { price: 250_000 }), await newBuyer(shop.app)];
  await priced(work.id, 200_000);
  expect((await buyer.order(work.id, { price: 250_000 })).json().price).toBe(200_000);
});

test('keeps the price of a held work and refuses an order or a payment at another', async () => {
  const { work, buyer, order } = await orderedWork(shop.app, shop.db);
  await priced(work.id, 300_000);
  const again = await buyer.order(work.id, { price: 300_000 });
  expect(again.json()).toEqual({ message: 'The price is now #250,000.', price: 250_000 });
  const pay = (price: number) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/order/${order._id}/pay`,
      headers: buyer.headers,
      payload: { price },
    });
  expect((await pay(300_000)).json()).toEqual({ message: 'The price is now #250,000.', price: 250_000 });
  expect((await pay(250_000)).json()).toMatchObject({ payment: { amount: 25_000_000 } });
});

test.each([undefined, '', 'cheap', 0, -1, 250_000.5, '2e5', 1e15, [250_000], {}])(
  'refuses a purchase at the price %p with a message',
  async (price) => {
    const [work, buyer] = [await addArtwork(shop.db), await newBuyer(shop.app)];
    const payload = { artwork_id: work.id, address: 'Here', price };
    const url = '/api/order/create';
    const answer = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
    expect([409, 422]).toContain(answer.statusCode);
    expect(answer.json().message).toMatch(/price/);
    expect(await availabilityOf(shop, work.id)).toBe('available');
  },
);
