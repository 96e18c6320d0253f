import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/client';
import { users } from '../../db/schema';
import { audit, newBuyer, openShop, orderedWork } from '../../testing/orders';
import { addArtwork } from '../../testing/records';
import { openTestDatabase } from '../../testing/test-database';
import { mails } from '../mail/mail.table';
import { expireHold } from '../orders/expire-holds';
import { orders } from '../orders/order.table';
import { payments, refunds } from './payment.table';
import { reconcile } from './reconcile';
import { signatureOf, webhookBodyOf } from './sandbox-webhook';

let database: OpenDatabase;
let db: Database;
let shop: ReturnType<typeof openShop>;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  shop = openShop(db);
});
afterEach(async () => {
  Object.assign(shop.bank, { down: false, refuses: false });
  await aMinuteLater();
  await audit(db);
});
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

/** The jobs of the next minute: everything is due again. */
async function aMinuteLater() {
  await db.update(payments).set({ nextCheckAt: sql`now()` });
  await db.update(refunds).set({ nextTryAt: sql`now()` });
  await reconcile(shop.desk);
}

/** The hold of the order runs out. */
async function runOut(id: string) {
  await db.execute(sql`
    UPDATE artworks SET held_until = now() - interval '1 second' FROM orders
    WHERE orders.id = ${id} AND artworks.id = orders.artwork_id`);
  await db.execute(sql`
    UPDATE orders SET held_until = artworks.held_until FROM artworks
    WHERE orders.id = ${id} AND artworks.id = orders.artwork_id`);
}

async function lettersTo(address: string) {
  const written = await db.select().from(mails).where(eq(mails.toAddress, address));
  return written.map(({ subject }) => subject.split(':')[0]).toSorted();
}

function webhook(body: string, signature = signatureOf(body, 'sk_of_the_tests')) {
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  return shop.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body });
}

function toldOf(reference: string, naira: number, currency = 'NGN') {
  return webhookBodyOf({ reference, amount: naira * 100, currency });
}

async function availabilityOf(id: string) {
  return (await shop.app.inject(`/api/artwork/${id}`)).json().artwork.availability;
}

test('a paid order: the browser reports, the provider confirms, the work is sold', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
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
  expect(await availabilityOf(work.id)).toBe('sold');
  expect(await lettersTo(buyer.user.email)).toEqual(['Paid', 'Your order']);
});

test('a browser that says it paid, and did not, gets nothing', async () => {
  const { buyer, order, reference } = await orderedWork(shop.app, db);
  const answer = await buyer.does(order._id, 'verify');
  expect(answer.json()).toMatchObject({
    message: 'No payment has arrived yet.',
    order: { status: 'Pending', reference, confirming: false },
  });
});

test('while the provider is undecided or away the order is confirming; the reconciler ends it', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
  shop.bank.down = true;
  const answer = await buyer.does(order._id, 'verify');
  expect(answer.json()).toMatchObject({
    message: 'Payment received, confirming…',
    order: { status: 'Pending', confirming: true },
  });
  shop.bank.down = false;
  shop.bank.books.set(reference, { status: 'ongoing', amount: 0, currency: 'NGN' });
  await aMinuteLater();
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Pending', confirming: true });
  shop.bank.pays(reference, work.price);
  await aMinuteLater();
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Paid', confirming: false });
});

test('a paid order whose browser died is found by the reconciler alone', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
  shop.bank.pays(reference, work.price);
  await aMinuteLater();
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

describe('a webhook', () => {
  test('replayed fifty times, at once with the browser and the reconciler, pays the order once', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    shop.bank.pays(reference, work.price);
    const body = toldOf(reference, work.price);
    const [verified, , ...answers] = await Promise.all([
      buyer.does(order._id, 'verify'),
      aMinuteLater(),
      ...Array.from({ length: 50 }, () => webhook(body)),
    ]);
    expect(new Set([verified, ...answers].map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const seen = await buyer.sees(order._id);
    expect(seen.events.map(({ status }) => status)).toEqual(['Pending', 'Paid']);
    expect(await lettersTo(buyer.user.email)).toEqual(['Paid', 'Your order']);
  });

  test('that is forged is refused and does nothing', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    const body = toldOf(reference, work.price);
    const right = signatureOf(body, 'sk_of_the_tests');
    const forged = [
      '',
      'nonsense',
      right.slice(2),
      `${right}00`,
      signatureOf(body, 'sk_other'),
      right.replace(/.$/, 'x'),
    ];
    for (const signature of forged) expect((await webhook(body, signature)).statusCode).toBe(401);
    expect((await webhook(` ${body}`, right)).statusCode).toBe(401);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('with nonsense in it is taken and does nothing', async () => {
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '{"event":1}',
      '{"event":"charge.success"}',
      '\0',
      '{"event":"charge.success","data":{"reference":{"a":1}}}',
      toldOf('unknown', 1),
      toldOf('a\0b', 1),
    ];
    for (const body of bodies)
      expect({ body, status: (await webhook(body)).statusCode }).toEqual({ body, status: 200 });
  });

  test('that claims what the provider does not know pays nothing', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    expect((await webhook(toldOf(reference, work.price))).statusCode).toBe(200);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('is kept while the provider is away, and done afterwards', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    shop.bank.down = true;
    expect((await webhook(toldOf(reference, work.price))).statusCode).toBe(200);
    Object.assign(shop.bank, { down: false });
    shop.bank.pays(reference, work.price);
    await reconcile(shop.desk);
    expect((await buyer.sees(order._id)).status).toBe('Paid');
  });

  test('that comes after the order was shipped changes nothing', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    await db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, order._id));
    await webhook(toldOf(reference, work.price));
    expect((await buyer.sees(order._id)).status).toBe('Shipped');
  });
});

test.each([
  ['too little', 100, 'NGN'],
  ['too much', 100_000_000, 'NGN'],
  ['another currency', 25_000_000, 'USD'],
])('%s pays nothing and is given back', async (_name, amount, currency) => {
  const { buyer, order, reference } = await orderedWork(shop.app, db);
  shop.bank.books.set(reference, { status: 'success', amount, currency });
  await webhook(toldOf(reference, amount / 100, currency));
  expect((await buyer.sees(order._id)).status).toBe('Pending');
  await aMinuteLater();
  expect(shop.bank.refunded).toContain(reference);
});

describe('a hold that runs out', () => {
  test('cancels the order and frees the work, once, whoever comes at the same time', async () => {
    const { buyer, order, work } = await orderedWork(shop.app, db);
    await runOut(order._id);
    await Promise.all([
      reconcile(shop.desk),
      ...Array.from({ length: 10 }, () => expireHold(shop.desk, order._id)),
    ]);
    const seen = await buyer.sees(order._id);
    expect(seen).toMatchObject({
      status: 'Canceled',
      events: [{ status: 'Pending' }, { status: 'Canceled' }],
    });
    expect(await availabilityOf(work.id)).toBe('available');
    expect(await lettersTo(buyer.user.email)).toEqual(['Canceled', 'Your order']);
    const again = await buyer.order(work.id);
    expect(again.json().message).toBe('Your hold on this artwork ran out. Please try again in ten minutes.');
    expect((await (await newBuyer(shop.app)).order(work.id)).statusCode).toBe(201);
    await db
      .update(orders)
      .set({ ranOutAt: sql`now() - interval '11 minutes'` })
      .where(eq(orders.id, order._id));
    expect((await buyer.order(work.id)).json().message).toBe('This artwork is held for another collector.');
  });

  test('does nothing before its time', async () => {
    const { buyer, order } = await orderedWork(shop.app, db);
    await expireHold(shop.desk, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Pending');
  });

  test('finds out first that it was paid', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    shop.bank.pays(reference, work.price);
    await runOut(order._id);
    await expireHold(shop.desk, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Paid');
  });

  test('is prolonged twice while the payment is undecided, and then ends', async () => {
    const { buyer, order } = await orderedWork(shop.app, db);
    shop.bank.down = true;
    for (let times = 0; times < 2; times += 1) {
      await runOut(order._id);
      await expireHold(shop.desk, order._id);
      const { held_until } = await buyer.sees(order._id);
      expect(Math.round((Date.parse(held_until ?? '') - Date.now()) / 60_000)).toBe(5);
    }
    await runOut(order._id);
    await expireHold(shop.desk, order._id);
    expect((await buyer.sees(order._id)).status).toBe('Canceled');
  });
});

describe('a payment that arrives late', () => {
  test('takes the work again when it is free', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    await runOut(order._id);
    await reconcile(shop.desk);
    shop.bank.pays(reference, work.price);
    await aMinuteLater();
    expect((await buyer.sees(order._id)).events.map(({ status }) => status)).toEqual([
      'Pending',
      'Canceled',
      'Paid',
    ]);
    expect(await availabilityOf(work.id)).toBe('sold');
  });

  test('is given back when somebody else has the work, and the customer is told', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    await buyer.does(order._id, 'cancel');
    const next = await newBuyer(shop.app);
    const held = (await next.order(work.id)).json().order;
    shop.bank.pays(reference, work.price);
    shop.bank.refuses = true;
    await webhook(toldOf(reference, work.price));
    await reconcile(shop.desk);
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'failed' });
    shop.bank.refuses = false;
    await aMinuteLater();
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'done' });
    expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
    expect((await next.sees(held._id)).status).toBe('Pending');
    expect(await lettersTo(buyer.user.email)).toEqual(['Canceled', 'Refund', 'Your order']);
  });
});

test('a second payment of the same order is given back', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
  const { payment } = (await buyer.does(order._id, 'pay')).json();
  expect(payment.reference).not.toBe(reference);
  shop.bank.pays(reference, work.price);
  shop.bank.pays(payment.reference, work.price);
  await aMinuteLater();
  await aMinuteLater();
  expect((await buyer.sees(order._id)).status).toBe('Paid');
  expect(shop.bank.refunded.filter((one) => [reference, payment.reference].includes(one))).toHaveLength(1);
});

test('an order that was paid meanwhile is not canceled', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
  shop.bank.pays(reference, work.price);
  const answer = await buyer.does(order._id, 'cancel');
  expect(answer.statusCode).toBe(409);
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

describe('an administrator', () => {
  test('ships, delivers, and is refused what the status machine does not have', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    const moves = await administrator();
    expect((await moves(order._id, { status: 'Delivered' })).statusCode).toBe(409);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    expect((await moves(order._id, { status: 'Shipped' })).statusCode).toBe(422);
    await moves(order._id, { status: 'Shipped', delivery_date: '2026-12-01' });
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Shipped', delivery_date: '2026-12-01' });
    expect((await moves(order._id, { status: 'Refunded' })).statusCode).toBe(409);
    await moves(order._id, { status: 'Delivered' });
    expect(await lettersTo(buyer.user.email)).toEqual(['Delivered', 'On its way', 'Paid', 'Your order']);
  });

  test('refunds a paid order, which frees the work', async () => {
    const { buyer, order, work, reference } = await orderedWork(shop.app, db);
    shop.bank.pays(reference, work.price);
    await buyer.does(order._id, 'verify');
    const moves = await administrator();
    const answers = await Promise.all([1, 2, 3].map(() => moves(order._id, { status: 'Refunded' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await buyer.sees(order._id)).toMatchObject({ status: 'Refunded', refund: 'asked' });
    expect(await availabilityOf(work.id)).toBe('available');
    await aMinuteLater();
    expect((await buyer.sees(order._id)).refund).toBe('done');
    expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
  });

  async function administrator() {
    const { user, headers } = await newBuyer(shop.app);
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
    return (id: string, payload: object) =>
      shop.app.inject({ method: 'PUT', url: `/api/order/${id}/status`, headers, payload });
  }
});

test('a refund that was done before its process was killed is not done twice', async () => {
  const { buyer, order, work, reference } = await orderedWork(shop.app, db);
  shop.bank.books.set(reference, { status: 'success', amount: 1, currency: 'NGN' });
  await buyer.does(order._id, 'verify');
  await db.update(refunds).set({ tries: 1 }).where(eq(refunds.reference, reference));
  shop.bank.books.set(reference, { status: 'reversed', amount: 1, currency: 'NGN' });
  await aMinuteLater();
  const [refund] = await db.select().from(refunds).where(eq(refunds.reference, reference));
  expect(refund?.state).toBe('done');
  expect(shop.bank.refunded).not.toContain(reference);
  expect(await availabilityOf(work.id)).toBe('held');
});

test('orders are seen by their owner and administrators alone', async () => {
  const { buyer, order } = await orderedWork(shop.app, db);
  const other = await newBuyer(shop.app);
  const asks = async (url: string, headers = {}) => (await shop.app.inject({ url, headers })).statusCode;
  const [mine, one] = [`/api/order/user/${buyer.user._id}`, `/api/order/${order._id}`];
  expect([await asks(mine, buyer.headers), await asks(one, buyer.headers)]).toEqual([200, 200]);
  expect([await asks(mine), await asks(one)]).toEqual([401, 401]);
  expect([await asks(mine, other.headers), await asks(one, other.headers)]).toEqual([403, 403]);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', "'"]) {
    expect(await asks(`/api/order/user/${id}`, other.headers)).toBe(403);
  }
  for (const what of ['cancel', 'pay', 'verify'] as const)
    expect((await other.does(order._id, what)).statusCode).toBe(403);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, other.user._id));
  expect([await asks(mine, other.headers), await asks(one, other.headers)]).toEqual([200, 200]);
});

test('a customer’s orders come newest first, page by page', async () => {
  const buyer = await newBuyer(shop.app);
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1)
    ids.unshift((await buyer.order((await addArtwork(db)).id)).json().order._id);
  const url = `/api/order/user/${buyer.user._id}?limit=2`;
  const first = (await shop.app.inject({ url, headers: buyer.headers })).json();
  const second = (
    await shop.app.inject({ url: `${url}&cursor=${first.next}`, headers: buyer.headers })
  ).json();
  expect([...first.orders, ...second.orders].map(({ _id }) => _id)).toEqual(ids);
  expect(second.next).toBeNull();
});
