import { randomUUID } from 'node:crypto';
import type { OrderRow } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addCustomer, addOrder, newAdministrator } from '../../../testing/gallery/admin-account';
import { buildTestApp } from '../../../testing/server/test-app';
import { payments, refunds } from '../../payments/payment.table';
import { orders } from '../order.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  app = buildTestApp(db);
  curator = await newAdministrator(app, db);
  const adebayo = { firstname: 'Adébáyọ̀', lastname: 'Ọlátúnjí', email: 'bayo@mail.example' };
  const [bayo, zainab] = [
    await addCustomer(db, adebayo),
    await addCustomer(db, { firstname: 'Zainab', lastname: 'Bello', email: 'zainab@post.example' }),
  ];
  await addOrder(db, {
    userId: bayo.id,
    artworkName: 'Ọ̀ṣun at Noon',
    price: 300,
    createdAt: new Date('2026-11-19T23:30:00Z'),
  });
  await addOrder(db, {
    userId: zainab.id,
    artworkName: 'Harmattan',
    price: 100,
    createdAt: new Date('2026-11-20T22:59:59Z'),
  });
  await addOrder(db, {
    userId: bayo.id,
    artworkName: 'Àdìrẹ',
    price: 200,
    createdAt: new Date('2026-11-20T23:00:00Z'),
    status: 'Shipped',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function amounts(query: string): Promise<number[]> {
  const { orders, total } = await curator.sees(`/order?${query}`);
  expect(total).toBe(orders.length);
  return orders.map(({ amount }: OrderRow) => amount);
}

test.each([
  ['', 100, [200, 300]],
  ['', 200, [null, 100]],
  ['sort=oldest', 100, [300, 200]],
  ['sort=amount-down', 300, [null, 200]],
  ['sort=amount-up', 200, [100, 300]],
  ['q=adebayo', 200, [null, 300]],
  // It keeps its place among orders that it no longer belongs to.
  ['status=Paid', 200, [null, 100]],
])('tells the orders beside another in the list of %p', async (query, amount, beside) => {
  const { orders: all }: { orders: OrderRow[] } = await curator.sees('/order');
  const amountOf = (one: { _id: string } | null) => all.find(({ _id }) => _id === one?._id)?.amount ?? null;
  const id = all.find((order) => order.amount === amount)?._id ?? '';
  const { previous, next } = await curator.sees(`/order/${id}/neighbors?${query}`);
  expect([amountOf(previous), amountOf(next)]).toEqual(beside);
});

test('an unknown order has no neighbors', async () => {
  expect((await curator.sees(`/order/${randomUUID()}/neighbors`)).status).toBe(404);
});

test('sums the amounts of all orders that a search finds', async () => {
  expect(await curator.sees('/order?q=zainab&limit=1')).toMatchObject({ total: 1, sum: 100 });
  expect(await curator.sees('/order?q=nobody')).toMatchObject({ total: 0, sum: 0 });
});

test('finds an order with a failed refund among other refunds', async () => {
  const { db } = database;
  const { id: orderId, createdAt } = await addOrder(db, {
    price: 400,
    createdAt: new Date('2026-11-18T12:00:00Z'),
  });
  for (const state of ['done', 'failed', 'asked'] as const) {
    const reference = `uli-${state}`;
    await db
      .insert(payments)
      .values({ reference, orderId, amount: 40_000, currency: 'NGN', capturedAt: createdAt });
    await db.insert(refunds).values({ reference, amount: 40_000, state });
  }
  expect(await amounts('refund=failed')).toEqual([400]);
  expect(await amounts('refund=asked')).toEqual([]);
  expect((await curator.sees('/order?refund=failed')).orders).toMatchObject([
    { _id: orderId, refund: 'failed' },
  ]);
  expect((await curator.sees('/order?refund=lost')).status).toBe(422);
  await db.delete(refunds);
  expect((await curator.sees('/order')).orders).toMatchObject([{}, {}, {}, { refund: null }]);
  await db.delete(payments);
  await db.delete(orders).where(eq(orders.id, orderId));
});

test('lists every order with its buyer, newest first, for a curator', async () => {
  const { orders, ...page } = await curator.sees('/order');
  expect(page).toEqual({ status: 200, total: 3, first: 1, next: null, previous: null, sum: 600 });
  expect(orders).toMatchObject([
    { name: 'Adébáyọ̀ Ọlátúnjí', email: 'bayo@mail.example', amount: 200, status: 'Shipped' },
    { name: 'Zainab Bello', amount: 100, status: 'Paid', date: '2026-11-20T22:59:59.000Z' },
    { amount: 300 },
  ]);
});

test.each([
  ['sort=oldest', [300, 100, 200]],
  ['sort=amount-down', [300, 200, 100]],
  ['sort=amount-up', [100, 200, 300]],
])('sorts the orders by %s', async (query, wanted) => {
  expect(await amounts(query)).toEqual(wanted);
});

test('sorts the orders by the buyers’ names', async () => {
  const { orders } = await curator.sees('/order?sort=name');
  expect(orders.map(({ name }: OrderRow) => name)).toEqual([
    'Adébáyọ̀ Ọlátúnjí',
    'Adébáyọ̀ Ọlátúnjí',
    'Zainab Bello',
  ]);
});

test.each([
  ['q=adebayo', [200, 300]],
  ['q=Okafor', []],
  ['q=ZAINAB@post.example', [100]],
  ['q=osun noon', [300]],
  ['q=bello harm', [100]],
  ['q=%25', []],
  ['status=Shipped', [200]],
  ['q=adebayo&status=Paid', [300]],
])('the search %s ignores accents and capitals', async (query, wanted) => {
  expect(await amounts(query)).toEqual(wanted);
});

test('finds an order by its number', async () => {
  const { orders } = await curator.sees('/order?sort=oldest');
  const [first, second] = orders as [OrderRow, OrderRow];
  for (const text of [`${second.number}`, `%23${second.number}`, `bello ${second.number}`])
    expect((await curator.sees(`/order?q=${text}`)).orders).toMatchObject([
      { number: second.number, amount: 100 },
    ]);
  expect((await curator.sees(`/order?q=bello ${first.number}`)).orders).toEqual([]);
});

test('filters by days in Lagos and includes both days', async () => {
  expect(await amounts('from=2026-11-20&to=2026-11-20')).toEqual([100, 300]);
  expect(await amounts('from=2026-11-21')).toEqual([200]);
  expect(await amounts('to=2026-11-19')).toEqual([]);
});

test('pages through the orders', async () => {
  const first = await curator.sees('/order?limit=2&sort=amount-up');
  expect(first).toMatchObject({ total: 3, first: 1, previous: null });
  const second = await curator.sees(`/order?limit=2&sort=amount-up&cursor=${first.next}`);
  expect(second).toMatchObject({ total: 3, first: 3, next: null, orders: [{ amount: 300 }] });
});

test.each([
  ['status=Lost', 'status'],
  ['from=20-11-2026', 'from'],
  ['to=2026-02-30', 'to'],
  ['sort=price', 'sort'],
  ['limit=0', 'limit'],
  ['cursor=x', 'cursor'],
  ['q=%00', 'q'],
  [`q=${'a'.repeat(101)}`, 'q'],
  ['q=a&q=b', 'q'],
  ['from[]=1', null],
])('refuses or ignores %s in the list and in the export', async (query, field) => {
  for (const path of ['/api/order', '/api/order/export.csv']) {
    const answer = await app.inject({ url: `${path}?${query}`, headers: curator.headers });
    const refused = query.startsWith('cursor') && path.endsWith('csv') ? null : field;
    expect(answer.statusCode).toBe(refused ? 422 : 200);
    if (refused) expect(Object.keys(answer.json().errors)).toEqual([refused]);
  }
});
