import { sql } from 'drizzle-orm';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import { changePayment, paymentOf } from '../../../testing/payments/payment-rows';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { settlePayment, verifyAndSettle } from './settle-payment';

const shop = setUpShop();

test('checks five payments while the provider is down and all when it is back', async () => {
  const { order } = await orderedWork(shop.app, shop.db);
  for (let more = 0; more < 12; more += 1) await secondPayment(shop.context, order._id);
  Object.assign(shop.bank, { down: true, checks: 0 });
  await runDueJobs(shop);
  expect(shop.bank.checks).toBe(5);
  Object.assign(shop.bank, { down: false, checks: 0 });
  await runDueJobs(shop);
  expect(shop.bank.checks).toBe(13);
});

test.each([
  ['a pending order', false, '1 hour', null, 1],
  ['a pending order after two hours', false, '3 hours', null, 60],
  ['a canceled order', true, '1 hour', null, 15],
  ['a canceled order after two hours', true, '3 hours', null, 360],
  ['a canceled order, once the customer reports it', true, '1 hour', sql`now()`, 1],
  ['a canceled order, reported and after two hours', true, '3 hours', sql`now()`, 60],
])('checks the form of %s again in time', async (_what, isCanceled, age, reportedAt, minutes) => {
  const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
  if (isCanceled) await buyer.does(order._id, 'cancel');
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await changePayment(shop.db, reference, { createdAt: sql`now() - ${age}::interval`, reportedAt });
  await runDueJobs(shop);
  const { nextCheckAt } = await paymentOf(shop.db, reference);
  expect(Math.round((Number(nextCheckAt) - Date.now()) / 60_000)).toBe(minutes);
  shop.bank.books.delete(reference);
});

test.each([
  ['keeps', 'undecided', 'ongoing', expect.any(Date)],
  ['ends', 'unpaid', 'failed', null],
])('a check %s the report of a payment that is %s', async (_does, decision, status, reportedAt) => {
  const { reference } = await orderedWork(shop.app, shop.db);
  await changePayment(shop.db, reference, { reportedAt: sql`now()` });
  shop.bank.books.set(reference, { status, amount: 0, currency: 'NGN' });
  expect(await settlePayment(shop.context, reference)).toBe(decision);
  expect(await paymentOf(shop.db, reference)).toMatchObject({ providerStatus: status, reportedAt });
  shop.bank.books.delete(reference);
});

test.each([
  ['without a form keeps its status', null, null],
  ['with a form becomes unknown', 'its form', 'unknown'],
])('a payment that the provider does not know, %s', async (_what, accessCode, status) => {
  const { reference } = await orderedWork(shop.app, shop.db);
  await changePayment(shop.db, reference, { accessCode });
  shop.bank.books.set(reference, { status: 'unknown', amount: 0, currency: 'NGN' });
  await settlePayment(shop.context, reference);
  expect((await paymentOf(shop.db, reference)).providerStatus).toBe(status);
  shop.bank.books.delete(reference);
});

test('an unreachable provider leaves the status of a payment as it was', async () => {
  const { reference } = await orderedWork(shop.app, shop.db);
  await changePayment(shop.db, reference, { providerStatus: 'abandoned', reportedAt: sql`now()` });
  shop.bank.down = true;
  expect(await verifyAndSettle(shop.context, reference)).toBe('unreachable');
  expect(await settlePayment(shop.context, reference)).toBe('undecided');
  expect(await paymentOf(shop.db, reference)).toMatchObject({
    providerStatus: 'abandoned',
    reportedAt: expect.any(Date),
  });
  shop.bank.down = false;
  await settlePayment(shop.context, reference);
});
