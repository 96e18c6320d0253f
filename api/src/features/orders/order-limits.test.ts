import type { OpenDatabase } from '../../db/client';
import { readConfig } from '../../server/config/config';
import { openTestDatabase } from '../../testing/database/test-database';
import { addArtwork } from '../../testing/gallery/records';
import { expectConsistentOrders, newBuyer, openShop, orderedWork } from '../../testing/orders/orders';
import { generousLimits } from '../../testing/server/test-app';

const { order, pay, verify } = readConfig({}).rateLimits;

let database: OpenDatabase;
let shop: ReturnType<typeof openShop>;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = openShop(database.db, { rateLimits: { ...generousLimits, order, pay, verify } });
});
afterEach(() => expectConsistentOrders(database.db));
afterAll(async () => {
  await shop.app.close();
  await database.close();
});

async function answersTo(times: number, asks: () => Promise<{ statusCode: number }>) {
  const answers: number[] = [];
  for (let requested = 0; requested < times; requested += 1) answers.push((await asks()).statusCode);
  return answers;
}

test('limits a customer to thirty orders an hour and not other customers', async () => {
  const [work, buyer] = [await addArtwork(database.db), await newBuyer(shop.app)];
  const answers = await answersTo(30, () => buyer.order(work.id));
  expect(new Set(answers)).toEqual(new Set([200, 201]));
  const refused = await buyer.order(work.id);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(refused.json().message).toBe('Too many requests. Please try again in 60 minutes.');
  expect((await (await newBuyer(shop.app)).order(work.id)).statusCode).toBe(409);
});

test('limits a customer to thirty payment forms an hour', async () => {
  const { buyer, order } = await orderedWork(shop.app, database.db);
  expect(await answersTo(30, () => buyer.does(order._id, 'pay'))).not.toContain(429);
  expect((await buyer.does(order._id, 'pay')).statusCode).toBe(429);
});

test('limits a customer to a hundred payment checks in 15 minutes', async () => {
  const { buyer, order } = await orderedWork(shop.app, database.db);
  expect(new Set(await answersTo(100, () => buyer.does(order._id, 'verify')))).toEqual(new Set([200]));
  expect((await buyer.does(order._id, 'verify')).statusCode).toBe(429);
  expect((await buyer.sees(order._id)).status).toBe('Pending');
});
