import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { orderedWork } from '../../../testing/orders/orders';
import { failAt } from '../../../testing/setup/fail-at';
import { alertsAbout, refundWebhookBody, runDueJobs, setUpShop, webhook } from '../../../testing/setup/shop';
import { orders } from '../../orders/order.table';
import { invoices } from '../../papers/invoices/invoice.table';
import { refunds } from '../payment.table';
import { makePartialRefund } from './make-partial-refund';
import { partialRefunds } from './partial-refund.table';
import { requestPartialRefund } from './request-partial-refund';

const shop = setUpShop();

async function deliveredWork() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  await shop.db.update(orders).set({ status: 'Delivered' }).where(eq(orders.id, ordered.order._id));
  return ordered;
}

/** Refunds `naira` of 250,000. Returns the refund's id. */
async function request(reference: string, naira: number): Promise<string> {
  const refund = { id: randomUUID(), reference, amount: naira * 100, reason: 'Damaged', forSale: true };
  await shop.db.transaction((tx) => requestPartialRefund(tx, shop.context, { ...refund, returns: false }));
  return refund.id;
}

async function refundOf(id: string) {
  const [refund] = await shop.db.select().from(partialRefunds).where(eq(partialRefunds.id, id));
  return refund;
}

const givenBack = (reference: string) =>
  shop.bank.refunds.flatMap((one) =>
    one.reference === reference && one.state === 'done' ? one.amount / 100 : [],
  );

test('finds a refund with a lost answer by its key and requests it once', async () => {
  const { buyer, order, reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  shop.bank.loses = true;
  await makePartialRefund(shop.context, id);
  expect(await refundOf(id)).toMatchObject({ state: 'failed', providerId: null });
  shop.bank.loses = false;
  await runDueJobs(shop);
  expect(await refundOf(id)).toMatchObject({ state: 'done', lastError: null });
  expect(givenBack(reference)).toEqual([50_000]);
  expect((await buyer.sees(order._id)).status).toBe('Delivered');
});

test('makes two refunds of one amount, and the last one makes the order Refunded', async () => {
  const { buyer, order, reference } = await deliveredWork();
  for (const naira of [100_000, 100_000, 50_000]) await request(reference, naira);
  await Promise.all([runDueJobs(shop), runDueJobs(shop), runDueJobs(shop)]);
  await runDueJobs(shop);
  expect(givenBack(reference).toSorted()).toEqual([100_000, 100_000, 50_000]);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'done' });
});

test('dates the credit note at the moment that the database gives the refund', async () => {
  const { reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  await makePartialRefund(shop.context, id);
  const [note] = await shop.db.select().from(invoices).where(eq(invoices.refundId, id));
  expect(note?.facts.paidAt).toBe((await refundOf(id))?.doneAt?.toISOString());
});

test('reports a failed refund once and requests it again later', async () => {
  const { order, reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  shop.bank.breaks = true;
  await makePartialRefund(shop.context, id);
  await runDueJobs(shop);
  expect(await refundOf(id)).toMatchObject({ state: 'failed', acceptedAt: null });
  shop.bank.breaks = false;
  await runDueJobs(shop);
  expect((await refundOf(id))?.state).toBe('done');
  const alerts = (await alertsAbout(shop, order._id)).filter((text) => text.startsWith('Refund failed'));
  expect(alerts).toHaveLength(1);
});

test('an accepted refund stays requested until the provider reports it', async () => {
  const { buyer, order, reference } = await deliveredWork();
  const id = await request(reference, 250_000);
  shop.bank.delays = true;
  await makePartialRefund(shop.context, id);
  await runDueJobs(shop);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Delivered', open_refund: 'full' });
  shop.bank.settles(reference);
  await webhook(shop, refundWebhookBody('refund.processed', reference));
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', open_refund: null });
  expect(givenBack(reference)).toEqual([250_000]);
});

test('requests a failed refund again after a delay', async () => {
  const { buyer, order, reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  shop.bank.delays = true;
  await makePartialRefund(shop.context, id);
  shop.bank.fails(reference);
  await webhook(shop, refundWebhookBody('refund.failed', reference));
  expect(await buyer.sees(order._id)).toMatchObject({ refund: 'failed', open_refund: 'part' });
  await makePartialRefund(shop.context, id);
  expect(shop.bank.refunds.filter((one) => one.key === id)).toHaveLength(1);
  shop.bank.delays = false;
  await runDueJobs(shop);
  expect(givenBack(reference)).toEqual([50_000]);
});

test('keeps an accepted refund accepted while the provider is down', async () => {
  const { reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  shop.bank.delays = true;
  await makePartialRefund(shop.context, id);
  shop.bank.down = true;
  await runDueJobs(shop);
  expect(await refundOf(id)).toMatchObject({ state: 'asked', acceptedAt: expect.any(Date) });
  shop.bank.down = false;
  shop.bank.settles(reference);
});

test('reports a refund accepted long ago and never requests it again', async () => {
  const { order, reference } = await deliveredWork();
  const id = await request(reference, 50_000);
  shop.bank.delays = true;
  await makePartialRefund(shop.context, id);
  const longAgo = sql`now() - interval '11 days'`;
  await shop.db.update(partialRefunds).set({ acceptedAt: longAgo }).where(eq(partialRefunds.id, id));
  await runDueJobs(shop);
  await runDueJobs(shop);
  expect(await refundOf(id)).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('long ago'),
  });
  expect(await alertsAbout(shop, order._id)).toContainEqual(expect.stringContaining('Refund failed'));
  expect(shop.bank.refunds.filter((one) => one.key === id)).toHaveLength(1);
  shop.bank.settles(reference);
});

test.each(['partial refund claimed', 'partial refund made', 'partial refund confirmed'] as const)(
  'the next attempt completes a refund that stops at “%s”, once',
  async (step) => {
    const { buyer, order, reference } = await deliveredWork();
    const id = await request(reference, 250_000);
    await failAt(step, () => makePartialRefund(shop.context, id)).catch(() => {});
    expect((await buyer.sees(order._id)).status).toBe('Delivered');
    await runDueJobs(shop);
    expect(givenBack(reference)).toEqual([250_000]);
    expect((await buyer.sees(order._id)).events.map(({ status }) => status)).toEqual([
      'Pending',
      'Paid',
      'Refunded',
    ]);
  },
);

describe('the database', () => {
  const refused = (constraint: string) => ({ cause: { code: '23514', constraint } });
  const part = (reference: string, naira: number) => ({
    id: randomUUID(),
    reference,
    amount: naira * 100,
    reason: 'Damaged',
    forSale: true,
    state: 'asked' as const,
  });

  test('refuses refunds above the captured amount, also parallel ones', async () => {
    const { reference } = await deliveredWork();
    const both = await Promise.allSettled(
      [150_000, 150_000].map((naira) => shop.db.insert(partialRefunds).values(part(reference, naira))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(
      shop.db.insert(refunds).values({ reference, amount: 25_000_000, state: 'asked' }),
    ).rejects.toMatchObject(refused('refunds_within_payment'));
    await expect(
      shop.db.update(partialRefunds).set({ amount: 1 }).where(eq(partialRefunds.reference, reference)),
    ).rejects.toMatchObject(refused('partial_refunds_kept'));
  });

  test('refuses a refund of a payment that is not captured', async () => {
    const { reference } = await orderedWork(shop.app, shop.db);
    await expect(shop.db.insert(partialRefunds).values(part(reference, 1))).rejects.toMatchObject(
      refused('refunds_within_payment'),
    );
  });

  test('keeps a done refund done', async () => {
    const { reference } = await deliveredWork();
    const id = await request(reference, 50_000);
    await runDueJobs(shop);
    await expect(
      shop.db.update(partialRefunds).set({ state: 'asked', doneAt: null }).where(eq(partialRefunds.id, id)),
    ).rejects.toMatchObject(refused('partial_refunds_kept'));
  });

  test('refuses to mark an order Refunded while money remains', async () => {
    const { order, reference } = await deliveredWork();
    await request(reference, 50_000);
    const move = shop.db.update(orders).set({ status: 'Refunded' }).where(eq(orders.id, order._id));
    await expect(move).rejects.toMatchObject(refused('orders_refunded'));
  });
});
