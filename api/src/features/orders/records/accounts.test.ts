import { randomUUID } from 'node:crypto';
import { wallClockOf } from '@gallery/shared/domain/clock';
import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { readDashboard } from '../../dashboard/read-dashboard';
import { readFigures } from '../../figures/read-figures';
import { payments } from '../../payments/payment.table';
import { orders } from '../order.table';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

const accounts = (query: string) =>
  shop.app.inject({ url: `/api/order/accounts.csv?${query}`, headers: curator.headers });

async function linesOf(query: string): Promise<Record<string, string>[]> {
  const { body } = await accounts(query);
  const [names = [], ...lines] = body
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

/** A paid order whose money arrived at this time, and its refunds in naira. */
async function paidAt(at: string, ...refunded: number[]) {
  const { order, buyer, reference, work } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  for (const amount of refunded) {
    const refund = { key: randomUUID(), amount, reason: 'A scratch.' };
    await curator.does('POST', `/order/${order._id}/refunds`, refund);
    await runDueJobs(shop);
  }
  await shop.db
    .update(payments)
    .set({ capturedAt: new Date(at) })
    .where(eq(payments.reference, reference));
  await shop.db.execute(
    sql`UPDATE order_events SET at = ${at} WHERE order_id = ${order._id} AND status = 'Paid'`,
  );
  return { reference, number: order.number };
}

test("the accounts of a month have its payments with their refunds and add up to the dashboard's month", async () => {
  await paidAt('2026-09-30T22:59:59Z');
  const kept = await paidAt('2026-09-30T23:00:00Z');
  const reduced = await paidAt('2026-10-31T22:59:59Z', 50_000, 20_000);
  const returned = await paidAt('2026-10-15T12:00:00Z', 250_000);
  await paidAt('2026-10-31T23:00:00Z');
  const lines = await linesOf('from=2026-10-01&to=2026-10-31');
  expect(lines.map(({ Kind, Reference, Amount }) => [Kind, Reference, Amount])).toEqual([
    ['Payment', kept.reference, '250000'],
    ['Payment', returned.reference, '250000'],
    ['Refund', returned.reference, '-250000'],
    ['Payment', reduced.reference, '250000'],
    ['Refund', reduced.reference, '-50000'],
    ['Refund', reduced.reference, '-20000'],
    ['', '', '430000'],
  ]);
  expect(lines[0]).toMatchObject({
    'Payment date': '2026-10-01 00:00',
    Order: String(kept.number),
    Artwork: 'Harmattan Morning',
    Price: '250000',
    Premium: '',
    Delivery: '0',
    'VAT included': '17441.86',
    Currency: 'NGN',
  });
  expect(lines.at(-1)).toMatchObject({
    'Payment date': 'Total',
    Price: '750000',
    'VAT included': '30000',
  });
  const { month } = await readDashboard(shop.db, new Date('2026-10-31T22:59:59Z'));
  expect(month.amount).toBe(430_000);
  const figures = await readFigures(shop.db, { from: '2026-10-01', to: '2026-10-31' });
  expect(figures.total).toMatchObject({ amount: 430_000, works: month.count });
  expect(figures.weeks.reduce((sum, { amount }) => sum + amount, 0)).toBe(430_000);
});

test('the price and the delivery of a work add up to its payment', async () => {
  const { number } = await paidAt('2026-08-15T12:00:00Z');
  await shop.db
    .update(orders)
    .set({ delivery: 18_000, deliveryZone: 'Lagos' })
    .where(eq(orders.number, number));
  const [line] = await linesOf('from=2026-08-15&to=2026-08-15');
  expect(line).toMatchObject({ Price: '232000', Delivery: '18000', Amount: '250000' });
});

test('a payment that no order needed and its refund have no price and no VAT', async () => {
  const { order, buyer, reference, work } = await orderedWork(shop.app, shop.db);
  await buyer.does(order._id, 'cancel');
  await (await newBuyer(shop.app)).order(work.id);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  await runDueJobs(shop);
  const today = wallClockOf(new Date().toISOString()).slice(0, 10);
  const lines = await linesOf(`from=${today}&to=${today}`);
  expect(lines.filter(({ Reference }) => Reference === reference)).toMatchObject([
    { Kind: 'Payment', Amount: '250000', Price: '', 'VAT included': '' },
    { Kind: 'Refund', Amount: '-250000', Price: '', 'VAT included': '' },
  ]);
});

test('names the file after its range', async () => {
  const { headers } = await accounts('from=2026-10-01&to=2026-10-31');
  expect(headers['content-disposition']).toBe('attachment; filename="accounts-2026-10-01-to-2026-10-31.csv"');
});

test.each([
  ['', { from: 'from is required', to: 'to is required' }],
  ['from=2026-02-30&to=2026-03-01', { from: 'from must be a day such as 2026-12-01' }],
  ['from=2026-10-02&to=2026-10-01', { to: "to must be a day from 'from' on, at most 366 days later" }],
  ['from=2025-01-01&to=2026-10-01', { to: "to must be a day from 'from' on, at most 366 days later" }],
])('refuses the range %j', async (query, errors) => {
  const answer = await accounts(query);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});
