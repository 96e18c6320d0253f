// Runs on both databases, because buyers race for a work.
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { endHold, newOrderAdministrator, runDueJobs, setUpShop } from '../../testing/setup/shop';
import { expireHold } from './placing/holds/expire-holds';

const shop = setUpShop();
const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

test.each([1, 2, 3])('parallel payments, cancellations, and an expiry leave a paid order (%i)', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  const rival = await newBuyer(shop.app);
  await endHold(shop, order._id);
  shop.bank.pays(reference, work.price);
  const answers = await Promise.all([
    ...(['pay', 'cancel', 'verify', 'pay', 'cancel', 'verify'] as const).map((what) =>
      buyer.does(order._id, what),
    ),
    buyer.order(work.id),
    rival.order(work.id),
    rival.does(order._id, 'cancel'),
    expireHold(shop.context, order._id).then(() => ({ statusCode: 200 })),
  ]);
  for (const { statusCode } of answers) expect([200, 201, 404, 409]).toContain(statusCode);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

test('cancels an order once of ten simultaneous requests', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  const answers = await ten(() => buyer.does(order._id, 'cancel'));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await buyer.sees(order._id)).events).toHaveLength(2);
});

test('refunds an order once of ten simultaneous requests', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  const refund = await newOrderAdministrator(shop);
  const answers = await ten(() => refund(order._id, { status: 'Refunded' }));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await Promise.all([runDueJobs(shop), runDueJobs(shop)]);
  expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
});
