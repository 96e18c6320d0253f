// Runs on both databases, because payments and webhooks race each other.
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { type PaymentRow, payments } from '../payment.table';
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

test('checks the form of a canceled order less often than one of a pending order', async () => {
  const [canceled, pending] = [await orderedWork(shop.app, shop.db), await orderedWork(shop.app, shop.db)];
  await canceled.buyer.does(canceled.order._id, 'cancel');
  await runDueJobs(shop);
  expect(await minutesToCheck(canceled.reference)).toBe(15);
  expect(await minutesToCheck(pending.reference)).toBe(1);
});

test.each([
  ['of a pending order', false, '3 hours', null, 60],
  ['of a canceled order', true, '3 hours', null, 360],
  ['of a canceled order that was reported', true, '1 hour', 'now()', 1],
  ['of a canceled order that was reported long ago', true, '3 hours', 'now()', 60],
])('checks a form %s by its age', async (_what, isCanceled, age, reportedAt, minutes) => {
  const { buyer, order, reference } = await orderedWork(shop.app, shop.db);
  if (isCanceled) await buyer.does(order._id, 'cancel');
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await shop.db
    .update(payments)
    .set({
      createdAt: sql`now() - ${age}::interval`,
      reportedAt: reportedAt === null ? null : sql.raw(reportedAt),
    })
    .where(eq(payments.reference, reference));
  await runDueJobs(shop);
  expect(await minutesToCheck(reference)).toBe(minutes);
  shop.bank.books.delete(reference);
});

test.each([
  ['ongoing', false],
  ['failed', true],
])('the status %s is saved; that it ends the report is %s', async (status, ends) => {
  const { reference } = await orderedWork(shop.app, shop.db);
  await change(reference, { reportedAt: sql`now()` });
  shop.bank.books.set(reference, { status, amount: 0, currency: 'NGN' });
  expect(await settlePayment(shop.context, reference)).toBe(ends ? 'unpaid' : 'undecided');
  const { providerStatus, reportedAt } = await rowOf(reference);
  expect({ providerStatus, ends: reportedAt === null }).toEqual({ providerStatus: status, ends });
  shop.bank.books.delete(reference);
});

test.each([
  [null, null],
  ['its form', 'unknown'],
])(
  'a payment that the provider does not know, with the code %s, has the status %s',
  async (accessCode, status) => {
    const { reference } = await orderedWork(shop.app, shop.db);
    await change(reference, { accessCode });
    shop.bank.books.set(reference, { status: 'unknown', amount: 0, currency: 'NGN' });
    await settlePayment(shop.context, reference);
    expect((await rowOf(reference)).providerStatus).toBe(status);
    shop.bank.books.delete(reference);
  },
);

test('an unreachable provider leaves the status of a payment as it was', async () => {
  const { reference } = await orderedWork(shop.app, shop.db);
  await change(reference, { providerStatus: 'abandoned', reportedAt: sql`now()` });
  shop.bank.down = true;
  expect(await verifyAndSettle(shop.context, reference)).toBe('unreachable');
  expect(await settlePayment(shop.context, reference)).toBe('undecided');
  expect(await rowOf(reference)).toMatchObject({ providerStatus: 'abandoned', reportedAt: expect.any(Date) });
  shop.bank.down = false;
  await settlePayment(shop.context, reference);
});

async function minutesToCheck(reference: string): Promise<number> {
  return Math.round((Number((await rowOf(reference)).nextCheckAt) - Date.now()) / 60_000);
}

async function rowOf(reference: string): Promise<PaymentRow> {
  const [row] = await shop.db.select().from(payments).where(eq(payments.reference, reference));
  if (!row) throw new Error(`There is no payment ${reference}.`);
  return row;
}

function change(reference: string, changes: PgUpdateSetSource<typeof payments>) {
  return shop.db.update(payments).set(changes).where(eq(payments.reference, reference));
}
