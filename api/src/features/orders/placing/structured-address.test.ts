import type { FastifyInstance } from 'fastify';
import { addArtwork, samplePrice } from '../../../testing/gallery/records';
import type { newBuyer } from '../../../testing/orders/orders';
import { newConfirmedBuyer } from '../../../testing/orders/quotes';
import { emailTextTo, setUpShop } from '../../../testing/setup/shop';

const shop = setUpShop();

const lagos = {
  name: 'Adaeze Nwosu',
  phone: '0803 555 0142',
  line: '7 Palm Crescent',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: 'Ring twice',
};

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

function send(app: FastifyInstance, { headers }: Buyer, artwork_id: string, sent: object) {
  const payload = { artwork_id, price: samplePrice, ...sent };
  return app.inject({ method: 'POST', url: '/api/order/create', headers, payload });
}

test('an order keeps the parts of its address, and one line for people', async () => {
  const [work, buyer] = [await addArtwork(shop.db), await newConfirmedBuyer(shop)];
  const placed = await send(shop.app, buyer, work.id, {
    deliver_to: lagos,
    delivery: null,
    address: 'is ignored',
  });
  expect(placed.statusCode).toBe(201);
  const { order } = placed.json();
  expect(order).toMatchObject({ address: '7 Palm Crescent, Ikoyi, Lagos', deliver_to: lagos });
  expect(await buyer.sees(order._id)).toMatchObject({ deliver_to: lagos });
});

test('a new note changes the order without an email, and a new city with one', async () => {
  const [work, buyer] = [await addArtwork(shop.db), await newConfirmedBuyer(shop)];
  await send(shop.app, buyer, work.id, { deliver_to: lagos, delivery: null });
  const noted = await send(shop.app, buyer, work.id, { deliver_to: { ...lagos, note: 'Ask for Ada' } });
  expect(noted.json().order.deliver_to.note).toBe('Ask for Ada');
  expect(await emailTextTo(shop, buyer.user.email, 'Delivery price requested')).not.toContain('Yaba');
  const moved = await send(shop.app, buyer, work.id, {
    deliver_to: { ...lagos, city: 'Yaba' },
    delivery: null,
  });
  expect(moved.json().order).toMatchObject({
    address: '7 Palm Crescent, Yaba, Lagos',
    deliver_to: { city: 'Yaba' },
  });
  expect(await emailTextTo(shop, buyer.user.email, 'Delivery price requested')).toContain('Yaba, Lagos');
});

test('a collected work has no address to deliver to', async () => {
  const [work, buyer] = [await addArtwork(shop.db), await newConfirmedBuyer(shop)];
  const { order } = (await send(shop.app, buyer, work.id, { collect: true })).json();
  expect(order).toMatchObject({
    address: 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos',
    deliver_to: null,
  });
});

test.each([
  [{ deliver_to: { ...lagos, line: '' } }, 'Street address is required'],
  [{ deliver_to: { ...lagos, state: 'Ontario' } }, 'State is required'],
  [{ deliver_to: { ...lagos, country: 'XX' } }, 'Country is required'],
  [{ deliver_to: { ...lagos, name: 'n'.repeat(101) } }, 'Full name is too long'],
  [{ deliver_to: 'Lagos' }, null],
  [{ deliver_to: [lagos] }, null],
  [{ collect: 'perhaps' }, 'collect must be true or false'],
  [{}, 'Delivery address is required'],
])('refuses the destination %p', async (sent, message) => {
  const [work, buyer] = [await addArtwork(shop.db), await newConfirmedBuyer(shop)];
  const refused = await send(shop.app, buyer, work.id, sent);
  expect(refused.statusCode).toBe(422);
  if (message) expect(refused.body).toContain(message);
});

test.each(['\u0000', '\ud800'])(
  'refuses the character %j, which JSON in the database cannot hold',
  async (character) => {
    const [work, buyer] = [await addArtwork(shop.db), await newConfirmedBuyer(shop)];
    const deliver_to = { ...lagos, note: `Ring${character}twice` };
    const refused = await send(shop.app, buyer, work.id, { deliver_to, delivery: null });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { 'deliver_to.note': 'deliver_to.note is not valid' },
    ]);
  },
);
