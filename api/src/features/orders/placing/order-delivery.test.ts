import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { Order } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import { readConfig } from '../../../server/config/config';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { newConfirmedBuyer } from '../../../testing/orders/quotes';
import { availabilityOf, emailTextTo, setUpShop } from '../../../testing/setup/shop';
import { deliveryTables } from '../../delivery/delivery-table.table';
import { invoices } from '../../papers/invoices/invoice.table';
import { resumePayment } from '../../payments/settlement/begin-payment';
import { orders } from '../order.table';
import { readOrder } from '../reading/read-orders';
import { placeOrder } from './place-order';

const shop = setUpShop();
const settings = { ...readConfig({}), holdShare: 1 };
const inLagos: DeliverTo = {
  name: 'Adaeze Nwosu',
  phone: '08030000000',
  line: '12 Uli Close',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: '',
};
const inOgun: DeliverTo = { ...inLagos, city: 'Abeokuta', state: 'Ogun' };

beforeEach(() => shop.db.delete(deliveryTables));

async function priced(price: number | null, version = 1) {
  const rates = price === null ? [] : [{ up_to_cm: 200, up_to_kg: null, price }];
  const lagos: DeliveryZone = { name: 'Lagos', country: 'NG', states: ['Lagos'], days: 'two days', rates };
  await shop.db.insert(deliveryTables).values({ version, zones: [lagos] });
}

const addWork = () => addArtwork(shop.db, { name: 'Noon', price: 250_000, height_cm: 90, width_cm: 120 });

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
type Given = { delivery?: number | null; deliverTo?: DeliverTo | null; price?: number; address?: string };

async function place(buyer: Buyer, artwork_id: string, given: Given = {}): Promise<Order> {
  const request = {
    artwork_id,
    price: 250_000,
    address: '12 Uli Close, Ikoyi',
    deliverTo: inLagos,
    ...given,
  };
  const by = { kind: 'account', id: buyer.user._id } as const;
  const asked = { ...request, buyer: by, key: null, network: '10.0.0.1' };
  const { order } = await placeOrder(shop.context, settings, asked);
  return readOrder(shop.db, order);
}

test('an order charges the work and its delivery, and every paper adds up', async () => {
  await priced(18_000);
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  const order = await place(buyer, work.id, { delivery: 18_000 });
  expect(order).toMatchObject({
    artwork_id: { price: 268_000 },
    delivery: { amount: 18_000, zone: 'Lagos' },
  });
  const payment = await resumePayment(shop.context, order._id);
  expect(payment?.amount).toBe(26_800_000);
  shop.bank.pays(payment?.reference ?? '', 268_000);
  await buyer.does(order._id, 'verify');
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
  expect(invoice?.facts.lines).toEqual([
    { label: 'Noon', net: 23_255_814, vat: 1_744_186, amount: 25_000_000 },
    { label: 'Delivery and insurance, Lagos', net: 1_674_419, vat: 125_581, amount: 1_800_000 },
  ]);
  expect(invoice).toMatchObject({ total: 26_800_000, vat: 1_869_767 });
  const mail = await emailTextTo(shop, buyer.user.email, `Paid: Noon · order ${order.number}`);
  expect(mail).toContain('Noon: #250,000');
  expect(mail).toContain('Delivery and insurance, Lagos: #18,000');
  expect(mail).toMatch(/Total paid, uli-\w+: #268,000/);
});

test.each([
  ['a lower price', 18_000, 15_000, 'Delivery to this address now costs #18,000.'],
  ['no price', 18_000, null, 'Delivery to this address now costs #18,000.'],
  ['no field', 18_000, undefined, 'Delivery to this address now costs #18,000.'],
  ['a price that is on request now', null, 18_000, /no fixed price now/],
  ['a free delivery that is on request now', null, 0, /no fixed price now/],
  ['no field of one that is on request', null, undefined, /no fixed price now/],
])('refuses an order after %s was seen, and holds nothing', async (_what, now, delivery, message) => {
  await priced(now);
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  const current = { price: 250_000, delivery: now };
  await expect(place(buyer, work.id, { delivery })).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(message),
    current,
  });
  expect(await availabilityOf(shop, work.id)).toBe('available');
});

test('refuses two old amounts at once and names both current ones', async () => {
  await priced(18_000);
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  await expect(place(buyer, work.id, { price: 240_000, delivery: 1 })).rejects.toMatchObject({
    message: 'The price is now #250,000. Delivery to this address now costs #18,000.',
    current: { price: 250_000, delivery: 18_000 },
  });
});

test.each([
  ['on request', null, null, inLagos],
  ['on request outside of all zones', 18_000, null, inOgun],
  ['free', 0, 0, inLagos],
  ['free, for a client that does not name it', 0, undefined, inLagos],
  ['collected', 18_000, undefined, null],
])('an order with delivery %s charges the work alone', async (_what, now, delivery, to) => {
  await priced(now);
  const [work, buyer] = [await addWork(), await newConfirmedBuyer(shop)];
  const order = await place(buyer, work.id, { delivery, deliverTo: to });
  expect(order).toMatchObject({ artwork_id: { price: 250_000 }, delivery: null });
});

test('refuses a delivery price without a place that it is for', async () => {
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  await expect(place(buyer, work.id, { delivery: 18_000, deliverTo: null })).rejects.toMatchObject({
    statusCode: 409,
  });
});

test('a held order keeps its delivery when the prices change', async () => {
  await priced(18_000);
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  const held = await place(buyer, work.id, { delivery: 18_000 });
  await priced(20_000, 2);
  await expect(place(buyer, work.id, { delivery: 20_000 })).rejects.toMatchObject({
    current: { price: 250_000, delivery: 18_000 },
  });
  expect(await place(buyer, work.id, { delivery: 18_000 })).toMatchObject({ _id: held._id });
});

test('the database refuses a delivery of the whole price, and one without a zone', async () => {
  const [work, buyer] = [await addWork(), await newBuyer(shop.app)];
  const { _id } = await place(buyer, work.id, { deliverTo: null });
  const set = (delivery: number, deliveryZone: string | null) =>
    shop.db.update(orders).set({ delivery, deliveryZone }).where(eq(orders.id, _id));
  for (const delivery of [-1, 250_000]) await expect(set(delivery, 'Lagos')).rejects.toThrow();
  await expect(set(18_000, null)).rejects.toThrow();
});
