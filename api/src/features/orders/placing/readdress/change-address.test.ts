import {
  accraText,
  addSizedWork,
  askedOrder,
  inAccra,
  inLagos,
  newConfirmedBuyer,
  newQuoter,
  ordersTo,
  priceLagos,
} from '../../../../testing/orders/quotes';
import { emailSubjectsTo, emailTextTo, setUpShop } from '../../../../testing/setup/shop';
import { deliveryTables } from '../../../delivery/delivery-table.table';

const shop = setUpShop();
const atMarina = { ...inLagos, line: '4 Marina' };
const minutesTo = (time: string) => Math.round((Date.parse(time) - Date.now()) / 60_000);

beforeEach(async () => {
  await shop.db.delete(deliveryTables);
  await priceLagos(shop, 18_000);
});

async function heldInLagos() {
  const [work, buyer] = [await addSizedWork(shop), await newConfirmedBuyer(shop)];
  const { order, payment } = (
    await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: 18_000 })
  ).json();
  const moves = (given: object) => ordersTo(shop, buyer.headers, work.id, given);
  return { work, buyer, order, payment, moves };
}

test('a hold moves to another address at the same price and keeps its payment', async () => {
  const { order, payment, moves } = await heldInLagos();
  const moved = (await moves({ deliver_to: atMarina, delivery: 18_000 })).json();
  expect(moved).toMatchObject({
    order: { _id: order._id, address: '4 Marina, Ikoyi, Lagos', held_until: order.held_until },
    payment: { reference: payment.reference, amount: 26_800_000 },
  });
});

test('a hold takes the price of its new address, and a new payment asks for it', async () => {
  const { buyer, order, payment, moves } = await heldInLagos();
  const refused = await moves({ collect: true, delivery: 18_000 });
  expect(refused.json()).toMatchObject({ price: 250_000, delivery: 0 });
  const moved = (await moves({ collect: true })).json();
  expect(moved.order).toMatchObject({ _id: order._id, delivery: null, artwork_id: { price: 250_000 } });
  expect(moved.payment.amount).toBe(25_000_000);
  expect(moved.payment.reference).not.toBe(payment.reference);
  expect(await emailTextTo(shop, buyer.user.email, 'New address: Noon')).toContain('Total: #250,000');
});

test('a form that was open before the price changed is refunded, and the order stays payable', async () => {
  const { buyer, order, payment, moves } = await heldInLagos();
  const moved = (await moves({ collect: true })).json();
  shop.bank.pays(payment.reference, 268_000);
  const verified = (await buyer.does(order._id, 'verify')).json();
  expect(verified.order).toMatchObject({ status: 'Pending', other_refund: 'asked', refund: null });
  expect(await emailSubjectsTo(shop, buyer.user.email)).toContain('Another amount');
  shop.bank.pays(moved.payment.reference, 250_000);
  expect((await buyer.does(order._id, 'verify')).json().order.status).toBe('Paid');
});

test('a hold that moves to an address without a price waits for it, with a hold of 48 hours', async () => {
  const { buyer, order, payment, moves } = await heldInLagos();
  expect((await moves({ deliver_to: inAccra, delivery: 18_000 })).json().message).toMatch(
    /no fixed price now/,
  );
  const asked = (await moves({ deliver_to: inAccra, delivery: null })).json();
  expect(asked).toMatchObject({
    payment: null,
    order: { _id: order._id, delivery_quote: { state: 'asked' }, artwork_id: { price: 250_000 } },
  });
  expect(minutesTo(asked.order.held_until)).toBe(2880);
  shop.bank.pays(payment.reference, 268_000);
  const [verified] = await Promise.all([
    buyer.does(order._id, 'verify'),
    (await newQuoter(shop)).answer(order._id),
  ]);
  expect(verified.json().order.status).toBe('Pending');
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Pending',
    delivery_quote: { state: 'answered' },
    other_refund: expect.anything(),
  });
});

test('a waiting order takes a price that the table has got since, and keeps its hold', async () => {
  await shop.db.delete(deliveryTables);
  const [work, buyer] = [await addSizedWork(shop), await newConfirmedBuyer(shop)];
  const asked = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: null });
  await priceLagos(shop, 18_000);
  const priced = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: 18_000 });
  expect(priced.json()).toMatchObject({
    order: {
      held_until: asked.json().order.held_until,
      delivery_quote: { state: 'answered' },
      delivery: { amount: 18_000, zone: 'Lagos' },
    },
    payment: { amount: 26_800_000 },
  });
  expect(await emailTextTo(shop, buyer.user.email, 'Your delivery price: Noon')).toContain('Pay #268,000:');
});

test('an order that waits can move to an address with a price, and gets the usual hold', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  const moved = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: 18_000 });
  expect(moved.json()).toMatchObject({
    order: { _id: order._id, delivery_quote: null, delivery: { amount: 18_000, zone: 'Lagos' } },
    payment: { amount: 26_800_000 },
  });
  expect(minutesTo(moved.json().order.held_until)).toBe(15);
  const again = (await ordersTo(shop, buyer.headers, work.id)).json().order;
  expect(minutesTo(again.held_until)).toBe(minutesTo(order.held_until ?? ''));
});

test('an answered order keeps its price at its address, and is quoted again at another one', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  await (await newQuoter(shop)).answer(order._id);
  const same = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inAccra, delivery: 40_000 });
  expect(same.json()).toMatchObject({ order: { address: accraText }, payment: { amount: 29_000_000 } });
  const moved = await ordersTo(shop, buyer.headers, work.id, { deliver_to: inLagos, delivery: 18_000 });
  expect(moved.json().payment.amount).toBe(26_800_000);
});

test('a client that quotes no delivery cannot move a hold with one', async () => {
  const { buyer, work } = await heldInLagos();
  const payload = { artwork_id: work.id, price: 250_000, address: '9 Broad Street' };
  const moved = await shop.app.inject({
    method: 'POST',
    url: '/api/order/create',
    headers: buyer.headers,
    payload,
  });
  expect(moved.json().message).toMatch(/costs another amount/);
});
