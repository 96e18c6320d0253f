import { eq, sql } from 'drizzle-orm';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import {
  availabilityOf,
  chargeWebhookBody,
  emailSubjectsTo,
  endHold,
  runDueJobs,
  setUpShop,
  webhook,
} from '../../../testing/setup/shop';
import { reconcile } from '../../orders/paying/reconcile';
import { refunds } from '../payment.table';

const shop = setUpShop();

describe('a payment that arrives after its hold', () => {
  test('takes the work again when it is available', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    await endHold(shop, order._id);
    await reconcile(shop.context);
    shop.bank.pays(reference, work.price);
    await runDueJobs(shop);
    expect((await buyer.sees(order._id)).events.map(({ status }) => status)).toEqual([
      'Pending',
      'Canceled',
      'Paid',
    ]);
    expect(await availabilityOf(shop, work.id)).toBe('sold');
  });

  test('is refunded when another customer has the work, and the customer gets mails', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    await buyer.does(order._id, 'cancel');
    const next = await newBuyer(shop.app);
    const held = (await next.order(work.id)).json().order;
    shop.bank.pays(reference, work.price);
    shop.bank.refuses = true;
    await webhook(shop, chargeWebhookBody(reference, work.price));
    await reconcile(shop.context);
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Canceled', refund: 'failed' });
    shop.bank.refuses = false;
    await runDueJobs(shop);
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'done' });
    expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
    expect((await next.sees(held._id)).status).toBe('Pending');
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual([
      'Canceled',
      'Refund',
      'Refund requested',
      'Your order',
    ]);
  });
});

test('does not repeat a refund that was done before its process was killed', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  shop.bank.books.set(reference, { status: 'success', amount: 1, currency: 'NGN' });
  await buyer.does(order._id, 'verify');
  await shop.db.update(refunds).set({ tries: 1 }).where(eq(refunds.reference, reference));
  shop.bank.books.set(reference, { status: 'reversed', amount: 1, currency: 'NGN' });
  await runDueJobs(shop);
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.reference, reference));
  expect(refund?.state).toBe('done');
  expect(shop.bank.refunded).not.toContain(reference);
  expect(await availabilityOf(shop, work.id)).toBe('held');
});

test('an order with a late payment that the release before refunded is Refunded', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
  await buyer.does(order._id, 'cancel');
  await (await newBuyer(shop.app)).order(work.id);
  shop.bank.pays(reference, work.price);
  await webhook(shop, chargeWebhookBody(reference, work.price));
  await shop.db
    .update(refunds)
    .set({ state: 'done', doneAt: sql`now()` })
    .where(eq(refunds.reference, reference));
  expect((await buyer.sees(order._id)).status).toBe('Canceled');
  await reconcile(shop.context);
  await reconcile(shop.context);
  const { status, events } = await buyer.sees(order._id);
  expect([status, ...events.map((event) => event.status)]).toEqual([
    'Refunded',
    'Pending',
    'Canceled',
    'Refunded',
  ]);
});
