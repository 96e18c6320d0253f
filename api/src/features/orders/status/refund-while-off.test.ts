import { orderedWork } from '../../../testing/orders/orders';
import { buildTestApp } from '../../../testing/server/test-app';
import { alertsAbout, newOrderAdministrator, runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { reconcile } from '../paying/reconcile';
import { administerOrder } from './administer-order';
import { retryRefunds } from './refund-order';

const shop = setUpShop();

/** Turns payments off until the test ends. */
const off = () => ({ ...shop.context, payments: null });

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return ordered;
}

async function curatorOf() {
  const { buyer } = await orderedWork(shop.app, shop.db);
  return buyer.user._id;
}

const waits = expect.stringMatching(/^Refund waits: payments are off/);

test('an order refunded while payments are off shows a waiting refund and notifies once', async () => {
  const { buyer, order } = await paidOrder();
  await administerOrder(off(), order._id, { status: 'Refunded' }, await curatorOf());
  for (let minutes = 0; minutes < 3; minutes += 1) await reconcile(off());
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Paid',
    refund: 'waiting',
    open_refund: 'full',
    refunds: [{ of: 'order', state: 'waiting', amount: 25_000_000, accepted_at: null, done_at: null }],
  });
  expect((await alertsAbout(shop, order._id)).filter((text) => text.startsWith('Refund'))).toEqual([waits]);
});

test('sends a waiting refund once when payments are on again', async () => {
  const { buyer, order, reference } = await paidOrder();
  await administerOrder(off(), order._id, { status: 'Refunded' }, await curatorOf());
  await reconcile(off());
  await Promise.all([reconcile(shop.context), reconcile(shop.context), reconcile(shop.context)]);
  expect(await buyer.sees(order._id)).toMatchObject({
    refund: 'done',
    refunds: [{ state: 'done', done_at: expect.any(String) }],
  });
  expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
});

test('a refund requested before payments were switched off waits', async () => {
  const { buyer, order } = await paidOrder();
  shop.bank.refuses = true;
  await (await newOrderAdministrator(shop))(order._id, { status: 'Refunded' });
  expect((await buyer.sees(order._id)).refund).toBe('asked');
  await reconcile(off());
  expect((await buyer.sees(order._id)).refund).toBe('waiting');
  await expect(retryRefunds(off(), order._id, buyer.user._id)).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Payments are off'),
  });
});

test('a refund that the provider accepted stays in progress while payments are off', async () => {
  const { buyer, order, reference } = await paidOrder();
  shop.bank.delays = true;
  await (await newOrderAdministrator(shop))(order._id, { status: 'Refunded' });
  await runDueJobs(shop);
  await reconcile(off());
  expect(await buyer.sees(order._id)).toMatchObject({
    refund: 'asked',
    refunds: [{ state: 'asked', accepted_at: expect.any(String), paid_with: 'Visa card ending in 4081' }],
  });
  shop.bank.settles(reference);
});

test('tells the administrator whether the refund is sent or waits', async () => {
  const [now, later] = [await paidOrder(), await paidOrder()];
  const answer = await (await newOrderAdministrator(shop))(now.order._id, { status: 'Refunded' });
  expect(answer.json().message).toBe(
    'Refund requested. The order shows when the payment provider confirms it.',
  );
  const closed = buildTestApp(shop.db, undefined, { payments: null });
  const refund = await newOrderAdministrator({ ...shop, app: closed });
  expect((await refund(later.order._id, { status: 'Refunded' })).json()).toMatchObject({
    message: 'Refund requested. Payments are off: we send the refund when they are on again.',
    order: { refund: 'waiting' },
  });
  await closed.close();
});
