import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import { newBuyer, orderedWork } from '../../../../testing/orders/orders';
import { askedOrder, ordersTo } from '../../../../testing/orders/quotes';
import {
  alertsAbout,
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  endHold,
  setUpShop,
} from '../../../../testing/setup/shop';
import { orders } from '../../order.table';
import { reconcile } from '../../paying/reconcile';
import { expireHold, expireHolds } from './expire-holds';

const shop = setUpShop();

describe('an expired hold', () => {
  test('cancels the order and frees the work once, also in parallel', async () => {
    const { buyer, order, work } = await orderedWork(shop.app, shop.db);
    await endHold(shop, order._id);
    await Promise.all([
      reconcile(shop.context),
      ...Array.from({ length: 10 }, () => expireHold(shop.context, order._id)),
    ]);
    const seen = await buyer.sees(order._id);
    expect(seen).toMatchObject({
      status: 'Canceled',
      events: [{ status: 'Pending' }, { status: 'Canceled' }],
    });
    expect(await availabilityOf(shop, work.id)).toBe('available');
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Canceled', 'Your order']);
  });

  test('may be repeated once at once, and then only after ten minutes', async () => {
    const { buyer, order, work } = await orderedWork(shop.app, shop.db);
    await runOut(order._id);
    const again = (await buyer.order(work.id)).json<OrderPaymentAnswer>();
    expect(again.order.status).toBe('Pending');
    await runOut(again.order._id);
    expect((await buyer.order(work.id)).json().message).toBe(
      'Your hold on this artwork ran out. Please try again in ten minutes.',
    );
    expect((await (await newBuyer(shop.app)).order(work.id)).statusCode).toBe(201);
    await shop.db
      .update(orders)
      .set({ ranOutAt: sql`now() - interval '11 minutes'` })
      .where(eq(orders.artworkId, work.id));
    expect((await buyer.order(work.id)).json().message).toBe('This artwork is held for another collector.');
  });

  test('cancels nothing before its time', async () => {
    const { buyer, order } = await orderedWork(shop.app, shop.db);
    await expireHold(shop.context, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('checks the payment first and keeps a paid order', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.pays(reference, work.price);
    await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Paid');
  });

  test('is extended twice while the payment is unknown, and then ends', async () => {
    const { buyer, order } = await orderedWork(shop.app, shop.db);
    shop.bank.down = true;
    for (let times = 0; times < 2; times += 1) {
      await endHold(shop, order._id);
      await expireHold(shop.context, order._id);
      const { held_until } = await buyer.sees(order._id);
      expect(Math.round((Date.parse(held_until ?? '') - Date.now()) / 60_000)).toBe(5);
    }
    await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Canceled');
    const email = await emailTextTo(shop, buyer.user.email, 'Canceled');
    expect(email).toContain('We could not find out yet whether you have paid.');
    expect(email).not.toContain('Nothing was charged.');
  });
});

test('the end of a hold without a delivery price does not count against the customer', async () => {
  const { work, buyer, order } = await askedOrder(shop);
  await runOut(order._id);
  const [ended] = await shop.db.select().from(orders).where(eq(orders.id, order._id));
  expect(ended).toMatchObject({ status: 'Canceled', ranOutAt: null });
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await alertsAbout(shop, order._id)).toContainEqual(
    expect.stringContaining('ended without a delivery price'),
  );
  expect((await ordersTo(shop, buyer.headers, work.id)).statusCode).toBe(201);
});

test('all expired holds end, and the others stay', async () => {
  const first = await orderedWork(shop.app, shop.db);
  const second = await orderedWork(shop.app, shop.db);
  const third = await orderedWork(shop.app, shop.db);
  for (const { order } of [first, second]) await endHold(shop, order._id);
  await expireHolds(shop.context);
  for (const { buyer, order } of [first, second])
    expect((await buyer.sees(order._id)).status).toBe('Canceled');
  expect((await third.buyer.sees(third.order._id)).status).toBe('Pending');
});

async function runOut(orderId: string) {
  await endHold(shop, orderId);
  await expireHold(shop.context, orderId);
}

describe('a customer who cancels a repeated hold', () => {
  test.each([
    ['with time left may order the work again', '6 minutes', 201],
    ['in the last five minutes waits like one whose hold ran out', '4 minutes', 409],
    ['after the end waits, too', '-1 minute', 409],
  ])('%s', async (_when, left, status) => {
    const { buyer, order: first, work } = await orderedWork(shop.app, shop.db);
    await runOut(first._id);
    const { order } = (await buyer.order(work.id)).json<OrderPaymentAnswer>();
    await shop.db
      .update(orders)
      .set({ heldUntil: sql`now() + ${left}::interval` })
      .where(eq(orders.id, order._id));
    await buyer.does(order._id, 'cancel');
    expect(await emailTextTo(shop, buyer.user.email, 'Canceled')).toContain(
      'is canceled. Nothing was charged.',
    );
    expect((await buyer.order(work.id)).statusCode).toBe(status);
  });
});
