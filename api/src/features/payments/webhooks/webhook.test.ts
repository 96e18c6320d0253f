// Runs on both databases, because payments and webhooks race each other.
import { eq } from 'drizzle-orm';
import { orderedWork, secondPayment } from '../../../testing/orders/orders';
import {
  chargeWebhookBody,
  emailSubjectsTo,
  runDueJobs,
  setUpShop,
  webhook,
} from '../../../testing/setup/shop';
import { orders } from '../../orders/order.table';
import { reconcile } from '../../orders/paying/reconcile';
import { webhooks } from '../payment.table';
import { signatureOf } from '../sandbox/sandbox-webhook';
import { deleteHandledWebhooks, handleStoredWebhooks } from './webhook';

const shop = setUpShop();

describe('a webhook', () => {
  test('pays the order once when it is replayed fifty times beside browser and reconciler', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.pays(reference, work.price);
    const body = chargeWebhookBody(reference, work.price);
    const [verified, , ...answers] = await Promise.all([
      buyer.does(order._id, 'verify'),
      runDueJobs(shop),
      ...Array.from({ length: 50 }, () => webhook(shop, body)),
    ]);
    expect(new Set([verified, ...answers].map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const seen = await buyer.sees(order._id);
    expect(seen.events.map(({ status }) => status)).toEqual(['Pending', 'Paid']);
    expect(await emailSubjectsTo(shop, buyer.user.email)).toEqual(['Paid', 'Your order']);
  });

  test('is refused when it is forged', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    const body = chargeWebhookBody(reference, work.price);
    const right = signatureOf(body, 'sk_of_the_tests');
    const forged = [
      '',
      'nonsense',
      right.slice(2),
      `${right}00`,
      signatureOf(body, 'sk_other'),
      right.replace(/.$/, 'x'),
    ];
    for (const signature of forged) expect((await webhook(shop, body, signature)).statusCode).toBe(401);
    expect((await webhook(shop, ` ${body}`, right)).statusCode).toBe(401);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('is accepted with malformed content and changes nothing', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '{"event":1}',
      '{"event":"charge.success"}',
      '\0',
      '{"event":"charge.success","data":{"reference":{"a":1}}}',
      chargeWebhookBody('unknown', 1),
      chargeWebhookBody('a\0b', 1),
    ];
    for (const body of bodies)
      expect({ body, status: (await webhook(shop, body)).statusCode }).toEqual({ body, status: 200 });
  });

  test('pays nothing when the provider does not confirm it', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    expect((await webhook(shop, chargeWebhookBody(reference, work.price))).statusCode).toBe(200);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('is kept while the provider is down and handled later', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.down = true;
    expect((await webhook(shop, chargeWebhookBody(reference, work.price))).statusCode).toBe(200);
    Object.assign(shop.bank, { down: false });
    shop.bank.pays(reference, work.price);
    await reconcile(shop.context);
    expect((await buyer.sees(order._id)).status).toBe('Paid');
  });

  test('leaves an undecided payment to the reconciler and does not block later webhooks', async () => {
    const [slow, quick] = [await orderedWork(shop.app, shop.db), await orderedWork(shop.app, shop.db)];
    shop.bank.books.set(slow.reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
    for (let more = 0; more < 100; more += 1)
      await webhook(shop, `${' '.repeat(more)}${chargeWebhookBody(slow.reference, slow.work.price)}`);
    expect(await slow.buyer.sees(slow.order._id)).toMatchObject({ confirming: true });
    shop.bank.pays(quick.reference, quick.work.price);
    const body = chargeWebhookBody(quick.reference, quick.work.price);
    await shop.db.insert(webhooks).values({ hash: 'kept before a crash', body });
    await handleStoredWebhooks(shop.context);
    expect((await quick.buyer.sees(quick.order._id)).status).toBe('Paid');
  });

  test('changes nothing after the order was shipped', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    await shop.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, order._id));
    await webhook(shop, chargeWebhookBody(reference, work.price));
    expect((await buyer.sees(order._id)).status).toBe('Shipped');
  });

  test('pays the order with the second payment when it comes first and refunds the other', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    const second = await secondPayment(shop.context, order._id);
    for (const made of [reference, second]) shop.bank.pays(made, work.price);
    await webhook(shop, chargeWebhookBody(second, work.price));
    await webhook(shop, chargeWebhookBody(reference, work.price));
    expect(await buyer.sees(order._id)).toMatchObject({
      status: 'Paid',
      reference: second,
      refund: null,
      other_refund: 'asked',
    });
    await runDueJobs(shop);
    expect(shop.bank.refunded).toContain(reference);
    expect(shop.bank.refunded).not.toContain(second);
  });

  test('takes the work again after the order was canceled', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, shop.db);
    await buyer.does(order._id, 'cancel');
    shop.bank.pays(reference, work.price);
    await webhook(shop, chargeWebhookBody(reference, work.price));
    expect((await buyer.sees(order._id)).events.map(({ status }) => status)).toEqual([
      'Pending',
      'Canceled',
      'Paid',
    ]);
  });

  test('is deleted a year after it is handled, and kept while it waits', async () => {
    const longAgo = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000);
    const lately = new Date();
    await shop.db.insert(webhooks).values([
      { hash: 'done long ago', body: '{}', createdAt: longAgo, handledAt: longAgo },
      { hash: 'done lately', body: '{}', createdAt: longAgo, handledAt: lately },
      { hash: 'not done', body: '{}', createdAt: longAgo },
    ]);
    await deleteHandledWebhooks(shop.db);
    const saved = await shop.db.select({ hash: webhooks.hash }).from(webhooks);
    expect(saved).toEqual(expect.arrayContaining([{ hash: 'done lately' }, { hash: 'not done' }]));
    expect(saved).not.toContainEqual({ hash: 'done long ago' });
  });
});
