import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { observeSteps } from '../../db/steps';
import { signUpForm } from '../../testing/gallery/accounts';
import { type newBuyer, orderedWork } from '../../testing/orders/orders';
import { availabilityOf, runDueJobs, setUpShop } from '../../testing/setup/shop';
import { orders } from '../orders/order.table';
import { invoices } from '../papers/invoices/invoice.table';
import { payments } from '../payments/payment.table';
import { settlePayment } from '../payments/settlement/settle-payment';

const shop = setUpShop();
type Buyer = Awaited<ReturnType<typeof newBuyer>>;

const stillOpen = expect.stringMatching(/is being confirmed, or its form is still open/);

/** Begins at once, unlike a request without `await`. */
async function remove({ headers }: Buyer) {
  const payload = { current_password: signUpForm().password };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/account/delete', headers, payload });
  return { status: answer.statusCode, message: answer.json().message };
}

/** A customer who opened the payment form of an order and then canceled the order. */
async function canceledOrder() {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  expect((await buyer.does(order._id, 'cancel')).statusCode).toBe(200);
  return { work, buyer, id: order._id, reference };
}

function openedThreeHoursAgo(reference: string) {
  const createdAt = sql`now() - interval '3 hours'`;
  return shop.db.update(payments).set({ createdAt }).where(eq(payments.reference, reference));
}

async function statusOf(id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return order?.status;
}

test('a payment for a canceled order of a deleted account goes back and sells nothing', async () => {
  const { work, buyer, id, reference } = await canceledOrder();
  expect(await remove(buyer)).toEqual({ status: 409, message: stillOpen });
  await openedThreeHoursAgo(reference);
  expect(await remove(buyer)).toMatchObject({ status: 200 });
  shop.bank.pays(reference, work.price);
  await runDueJobs(shop);
  await runDueJobs(shop);
  expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
  expect(await statusOf(id)).toBe('Refunded');
  expect(await availabilityOf(shop, work.id)).toBe('available');
  expect(await shop.db.$count(invoices, eq(invoices.orderId, id))).toBe(0);
});

test('an undecided payment keeps the account until the provider decides', async () => {
  const { buyer, reference } = await canceledOrder();
  await openedThreeHoursAgo(reference);
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await runDueJobs(shop);
  expect(await remove(buyer)).toEqual({ status: 409, message: stillOpen });
  shop.bank.books.set(reference, { status: 'failed', amount: 0, currency: 'NGN' });
  await runDueJobs(shop);
  expect(await remove(buyer)).toMatchObject({ status: 200 });
});

test('a deletion waits for a payment that arrives, and refuses the paid order', async () => {
  const { work, buyer, id, reference } = await canceledOrder();
  await openedThreeHoursAgo(reference);
  shop.bank.pays(reference, work.price);
  const deletions: ReturnType<typeof remove>[] = [];
  const stop = observeSteps(async (step) => {
    if (step !== 'capture written') return;
    deletions.push(remove(buyer));
    await pause(1_000);
  });
  expect(await settlePayment(shop.context, reference).finally(stop)).toBe('paid');
  const [deletion] = await Promise.all(deletions);
  expect(deletion?.message).toMatch(/^You have an order that is not delivered yet/);
  expect(await statusOf(id)).toBe('Paid');
});
