// Runs on both databases, because payments and webhooks race each other.
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import {
  alertsAbout,
  availabilityOf,
  chargeWebhookBody,
  emailSubjectsTo,
  runDueJobs,
  setUpShop,
  webhook,
} from '../../../testing/setup/shop';
import { settlePayment } from './settle-payment';

const shop = setUpShop();

test('a payment that the provider confirms pays the order and sells the work', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  const answer = await buyer.does(order._id, 'verify');
  expect(answer.json()).toMatchObject({
    message: 'Payment received. Thank you!',
    order: {
      status: 'Paid',
      reference,
      held_until: null,
      events: [{ status: 'Pending' }, { status: 'Paid' }],
    },
  });
  expect(await availabilityOf(shop, work.id)).toBe('sold');
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Paid', 'Your order']);
});

test('a payment that the provider does not confirm leaves the order pending', async () => {
  const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
  const answer = await buyer.does(order._id, 'verify');
  expect(answer.json()).toMatchObject({
    message: 'No payment has arrived yet.',
    order: { status: 'Pending', reference, confirming: false },
  });
});

test('an order is confirming while the provider is undecided or down, and paid after it', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.down = true;
  const answer = await buyer.does(order._id, 'verify');
  expect(answer.json()).toMatchObject({
    message: 'Payment received, confirming…',
    order: { status: 'Pending', confirming: true },
  });
  shop.bank.down = false;
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Pending', confirming: true });
  shop.bank.pays(reference, work.price);
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Paid', confirming: false });
});

test('the reconciler finds a payment that the browser does not report', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  await runDueJobs(shop);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

test.each([
  ['too little', 100, 'NGN'],
  ['too much', 100_000_000, 'NGN'],
  ['another currency', 25_000_000, 'USD'],
])('refuses and refunds %s and notifies the customer and the curators', async (_name, amount, currency) => {
  const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.books.set(reference, { status: 'success', amount, currency });
  const decisions = await Promise.all([1, 2, 3].map(() => settlePayment(shop.context, reference)));
  expect(decisions).toEqual(['unpaid', 'unpaid', 'unpaid']);
  await webhook(shop, chargeWebhookBody(reference, amount / 100, currency));
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Pending',
    refund: null,
    other_refund: 'asked',
  });
  expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Another amount', 'Your order']);
  expect(await alertsAbout(shop, order._id)).toEqual([expect.stringContaining('paid another amount')]);
  await runDueJobs(shop);
  expect(shop.bank.refunded).toContain(reference);
});

test('refunds a second payment of the same order', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  const second = await secondPayment(shop.context, order._id);
  shop.bank.pays(reference, work.price);
  shop.bank.pays(second, work.price);
  await runDueJobs(shop);
  await runDueJobs(shop);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
  expect(shop.bank.refunded.filter((one) => [reference, second].includes(one))).toHaveLength(1);
});

test('refuses to cancel an order that was paid meanwhile', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  const answer = await buyer.does(order._id, 'cancel');
  expect(answer.statusCode).toBe(409);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});
