import { eq, sql } from 'drizzle-orm';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import {
  alertsAbout,
  chargeWebhookBody,
  refundWebhookBody,
  runDueJobs,
  setUpShop,
  webhook,
} from '../../testing/setup/shop';
import { refunds } from './payment.table';

const shop = setUpShop();

/** Makes the refund of a late payment that the provider has accepted but not made yet. */
async function acceptedRefund() {
  const ordered = await orderedWork(shop.app, shop.db);
  await ordered.buyer.does(ordered.order._id, 'cancel');
  await (await newBuyer(shop.app)).order(ordered.work.id);
  shop.bank.pays(ordered.reference, ordered.work.price);
  shop.bank.delays = true;
  await webhook(shop, chargeWebhookBody(ordered.reference, ordered.work.price));
  await runDueJobs(shop);
  return ordered;
}

async function refundOf(reference: string) {
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.reference, reference));
  return refund;
}

const timesAsked = (reference: string) => shop.bank.refunded.filter((one) => one === reference).length;
const reversed = { status: 'reversed', amount: 1, currency: 'NGN' };

test('a refund that the provider makes later is done and requested once', async () => {
  const { buyer, order, reference } = await acceptedRefund();
  await runDueJobs(shop);
  expect(await refundOf(reference)).toMatchObject({ state: 'asked', acceptedAt: expect.any(Date) });
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Canceled', open_refund: 'full' });
  shop.bank.books.set(reference, reversed);
  expect((await webhook(shop, refundWebhookBody('refund.processed', reference))).statusCode).toBe(200);
  expect((await refundOf(reference))?.state).toBe('done');
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', open_refund: null });
  expect(timesAsked(reference)).toBe(1);
});

test('reports a refund that fails after its acceptance and requests it again', async () => {
  const { buyer, order, reference } = await acceptedRefund();
  shop.bank.fails(reference);
  await webhook(shop, refundWebhookBody('refund.failed', reference));
  expect((await buyer.sees(order._id)).refund).toBe('failed');
  expect(await alertsAbout(shop, order._id)).toContainEqual(expect.stringContaining('Refund failed'));
  shop.bank.delays = false;
  await runDueJobs(shop);
  expect(await refundOf(reference)).toMatchObject({ state: 'done', lastError: null });
  expect(timesAsked(reference)).toBe(2);
  await webhook(shop, ` ${refundWebhookBody('refund.failed', reference)}`);
  expect((await refundOf(reference))?.state).toBe('done');
});

test('requests a refund again ten days after its acceptance', async () => {
  const { reference } = await acceptedRefund();
  shop.bank.fails(reference);
  await shop.db
    .update(refunds)
    .set({ acceptedAt: sql`now() - interval '11 days'` })
    .where(eq(refunds.reference, reference));
  await runDueJobs(shop);
  expect(await refundOf(reference)).toMatchObject({ state: 'failed', acceptedAt: null });
  shop.bank.delays = false;
  await runDueJobs(shop);
  expect((await refundOf(reference))?.state).toBe('done');
});

test('clears the failure of a refund that is accepted later and notifies the curators once', async () => {
  const { buyer, order, reference } = await acceptedRefund();
  shop.bank.fails(reference);
  await webhook(shop, refundWebhookBody('refund.failed', reference));
  shop.bank.refuses = true;
  await runDueJobs(shop);
  await runDueJobs(shop);
  shop.bank.refuses = false;
  await runDueJobs(shop);
  expect(await refundOf(reference)).toMatchObject({ state: 'asked', lastError: null });
  expect((await buyer.sees(order._id)).refund).toBe('asked');
  const failed = (await alertsAbout(shop, order._id)).filter((text) => text.startsWith('Refund failed'));
  expect(failed).toHaveLength(1);
  shop.bank.books.set(reference, reversed);
});
