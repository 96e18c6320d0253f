import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addArtwork } from '../../../testing/gallery/records';
import { expectConsistentOrders, newBuyer, openShop, orderedWork } from '../../../testing/orders/orders';
import { invalidBodies, invalidTexts } from '../../../testing/requests/bad-inputs';
import { buildTestApp } from '../../../testing/server/test-app';
import { mails } from '../../mail/mail.table';
import { orderKeys, orders } from '../order.table';
import { deleteExpiredIdempotencyKeys } from './idempotency-keys';

let database: OpenDatabase;
let db: Database;
let shop: ReturnType<typeof openShop>;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  shop = openShop(db);
});
afterEach(() => expectConsistentOrders(db));
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

test('orders a work at the gallery’s price and holds it for fifteen minutes, publicly', async () => {
  const [work, buyer] = [await addArtwork(db, { price: 250_000 }), await newBuyer(shop.app)];
  const answer = await buyer.order(work.id);
  expect(answer.statusCode).toBe(201);
  const { order, payment } = answer.json<OrderPaymentAnswer>();
  expect(order).toMatchObject({
    status: 'Pending',
    user_id: buyer.user._id,
    artwork_id: { _id: work.id, name_of_artwork: 'Harmattan Morning', price: 250_000, img_url: work.imgUrl },
    address: '12 Uli Close, Ikoyi',
    delivery_date: null,
    confirming: false,
    refund: null,
    events: [{ status: 'Pending' }],
  });
  expect(payment).toMatchObject({
    reference: order.reference,
    amount: 25_000_000,
    currency: 'NGN',
    email: buyer.user.email,
    public_key: 'pk_of_the_tests',
  });
  const seen = (await shop.app.inject(`/api/artwork/${work.id}`)).json().artwork;
  expect(seen).toMatchObject({ availability: 'held', held_until: order.held_until });
  const minutes = (Date.parse(order.held_until ?? '') - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(15);
  const written = await db.select().from(mails).where(eq(mails.toAddress, buyer.user.email));
  expect(written.map(({ subject }) => subject)).toEqual([
    `Your order: Harmattan Morning · order ${order.number}`,
  ]);
});

test('accepts form data like JSON', async () => {
  const [work, buyer] = [await addArtwork(db), await newBuyer(shop.app)];
  const body = new FormData();
  body.set('artwork_id', work.id);
  body.set('address', ' 12 Uli Close ');
  body.set('price', '250000');
  const form = new Response(body);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/order/create',
    headers: { ...buyer.headers, 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().order.address).toBe('12 Uli Close');
});

test('gives a work to exactly one of 200 parallel customers, five times', async () => {
  const buyers: Awaited<ReturnType<typeof newBuyer>>[] = [];
  while (buyers.length < 200) buyers.push(await newBuyer(shop.app));
  for (let round = 0; round < 5; round += 1) {
    const work = await addArtwork(db);
    const answers = await Promise.all(buyers.map((buyer) => buyer.order(work.id)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(199).fill(409)]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    const text = new Set(refused.map((answer) => answer.json().message));
    expect([...text]).toEqual(['This artwork is held for another collector.']);
    const made = await db.select().from(orders).where(eq(orders.artworkId, work.id));
    const winner = buyers.find((_, at) => answers[at]?.statusCode === 201);
    expect(made.map(({ userId }) => userId)).toEqual([winner?.user._id]);
    await winner?.does(made[0]?.id ?? '', 'cancel');
  }
}, 180_000);

describe('an Idempotency-Key', () => {
  test('returns the same order again, also for many requests at once', async () => {
    const [work, buyer, key] = [await addArtwork(db), await newBuyer(shop.app), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.order(work.id, { key })));
    expect(new Set(answers.map((answer) => answer.json().order._id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('returns the same order after its cancellation', async () => {
    const [work, buyer, key] = [await addArtwork(db), await newBuyer(shop.app), randomUUID()];
    const { order } = (await buyer.order(work.id, { key })).json();
    await buyer.does(order._id, 'cancel');
    expect((await buyer.order(work.id, { key })).json()).toMatchObject({
      order: { _id: order._id, status: 'Canceled' },
      payment: null,
    });
  });

  test('is refused with another form', async () => {
    const [work, buyer, key] = [await addArtwork(db), await newBuyer(shop.app), randomUUID()];
    await buyer.order(work.id, { key });
    const answer = await buyer.order(work.id, { key, address: 'Elsewhere' });
    expect(answer.statusCode).toBe(422);
    expect((await db.select().from(orders).where(eq(orders.userId, buyer.user._id))).length).toBe(1);
  });

  test('works independently for another user', async () => {
    const [one, other, key] = [await newBuyer(shop.app), await newBuyer(shop.app), randomUUID()];
    await one.order((await addArtwork(db)).id, { key });
    expect((await other.order((await addArtwork(db)).id, { key })).statusCode).toBe(201);
  });

  test('expires after a day', async () => {
    const [work, buyer, key] = [await addArtwork(db), await newBuyer(shop.app), randomUUID()];
    const { order } = (await buyer.order(work.id, { key })).json();
    await buyer.does(order._id, 'cancel');
    await db
      .update(orderKeys)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(orderKeys.key, key));
    expect((await buyer.order(work.id, { key, address: 'Elsewhere' })).statusCode).toBe(201);
    await db
      .update(orderKeys)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(orderKeys.key, key));
    await deleteExpiredIdempotencyKeys(db);
    expect(await db.select().from(orderKeys).where(eq(orderKeys.key, key))).toEqual([]);
  });

  test('must be a UUID', async () => {
    const [work, buyer] = [await addArtwork(db), await newBuyer(shop.app)];
    expect((await buyer.order(work.id, { key: 'mine' })).statusCode).toBe(422);
  });
});

test('returns the order of a customer who holds the work, with any key', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, db);
  const answer = await buyer.order(work.id, { key: randomUUID() });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ order: { _id: order._id }, payment: { reference } });
});

test('limits a customer to one held work before a payment, also in parallel', async () => {
  const buyer = await newBuyer(shop.app);
  const works = await Promise.all(Array.from({ length: 6 }, () => addArtwork(db)));
  const answers = await Promise.all(works.map(({ id }) => buyer.order(id)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().message).toMatch(/^You hold an artwork already\. Pay for it or cancel it first/);
});

test('refuses an order of a sold work and answers 404 for an unknown one', async () => {
  const [{ work, buyer, order, reference }, other] = [
    await orderedWork(shop.app, db),
    await newBuyer(shop.app),
  ];
  shop.bank.pays(reference, order.artwork_id.price);
  await buyer.does(order._id, 'verify');
  const answer = await other.order(work.id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toBe('This artwork has been sold.');
  expect((await other.order(randomUUID())).statusCode).toBe(404);
});

test('keeps the order while the payment provider is down, and the customer pays later', async () => {
  const [work, buyer] = [await addArtwork(db), await newBuyer(shop.app)];
  shop.bank.down = true;
  const answer = await buyer.order(work.id);
  shop.bank.down = false;
  expect(answer.statusCode).toBe(201);
  expect(answer.json().payment).toBeNull();
  const later = await buyer.does(answer.json().order._id, 'pay');
  expect(later.json().payment.access_code).not.toBe('');
});

test('refuses orders while payments are off', async () => {
  const closed = buildTestApp(db, undefined, { payments: null });
  const [work, buyer] = [await addArtwork(db), await newBuyer(closed)];
  expect((await buyer.order(work.id)).statusCode).toBe(409);
  expect((await closed.inject('/api/payment')).json()).toEqual({
    payments: 'off',
    public_key: null,
    script_url: null,
  });
  await closed.close();
});

test('refuses bad forms with a message and without a server error', async () => {
  const buyer = await newBuyer(shop.app);
  const { id } = await addArtwork(db);
  const url = '/api/order/create';
  for (const field of ['artwork_id', 'address']) {
    for (const value of invalidTexts) {
      const payload = { artwork_id: id, address: 'Here', price: 250_000, [field]: value };
      const answer = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
      expect({ value, status: answer.statusCode }).toEqual({ value, status: 422 });
    }
  }
  for (const payload of invalidBodies) {
    const headers = { ...buyer.headers, 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect([400, 422]).toContain(answer.statusCode);
  }
  for (const [bad, status] of [
    ['nothing', 404],
    ['%00', 404],
    ['..', 404],
    ["'", 404],
    ['0'.repeat(5_000), 404],
  ] as const) {
    for (const what of ['cancel', 'pay', 'verify']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/order/${bad}/${what}`,
        headers: buyer.headers,
      });
      expect({ bad, status: answer.statusCode }).toEqual({ bad, status });
    }
  }
});
