// Runs on both databases, because limits must hold in a race.
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { readConfig } from '../../server/config/config';
import { openTestDatabase } from '../../testing/database/test-database';
import { buildTestApp } from '../../testing/server/test-app';
import { byAddress, deleteExpiredRateLimits, limitRate } from './rate-limit';
import { rateLimits } from './rate-limit.table';

let database: OpenDatabase;
const apps: ReturnType<typeof buildTestApp>[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await database.db.delete(rateLimits);
});
afterAll(() => database.close());

const byName = (request: FastifyRequest) => (request.query as { name?: string }).name ?? null;

/** Opens an API with a route that allows three requests a minute for each address and each name. */
function appWithRoute(trustedProxies: string[] = []) {
  const app = buildTestApp(database.db, undefined, { trustedProxies });
  const rate = { max: 3, seconds: 60 };
  const preHandler = [
    limitRate(database.db, 'door', rate, byAddress),
    limitRate(database.db, 'door name', rate, byName),
  ];
  app.get('/api/door', { preHandler }, async () => ({ message: 'Come in' }));
  apps.push(app);
  return app;
}

type Visitor = { from?: string; forwardedFor?: string; name?: string };

function knock(app: ReturnType<typeof buildTestApp>, { from, forwardedFor, name }: Visitor = {}) {
  return app.inject({
    url: name ? `/api/door?name=${name}` : '/api/door',
    remoteAddress: from ?? '203.0.113.9',
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  });
}

async function knockOften(app: ReturnType<typeof buildTestApp>, visitor?: Visitor) {
  for (let times = 0; times < 3; times += 1) expect((await knock(app, visitor)).statusCode).toBe(200);
}

test('answers 429 with the time to wait and serves another address', async () => {
  const app = appWithRoute();
  await knockOften(app);
  const refused = await knock(app);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.json()).toEqual({ message: 'Too many requests. Please try again in a minute.' });
  expect((await knock(app, { from: '203.0.113.10' })).statusCode).toBe(200);
});

test('a new window starts when the old one ends', async () => {
  const app = appWithRoute();
  await knockOften(app);
  await database.db.update(rateLimits).set({ endsAt: sql`now() - interval '1 second'` });
  await knockOften(app);
  expect((await knock(app)).statusCode).toBe(429);
});

test('several API processes share a limit, also for simultaneous requests', async () => {
  const [one, other] = [appWithRoute(), appWithRoute()];
  const answers = await Promise.all(
    [one, other, one, other, one, other, one, other].map((app) => knock(app)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

test('a limit by account applies over all addresses', async () => {
  const app = appWithRoute();
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    expect((await knock(app, { from, name: 'ngozi' })).statusCode).toBe(200);
  }
  expect((await knock(app, { from: '203.0.113.4', name: 'ngozi' })).statusCode).toBe(429);
  expect((await knock(app, { from: '203.0.113.4', name: 'efe' })).statusCode).toBe(200);
});

describe('the visitor’s address', () => {
  test('is the one from the edge on this machine', async () => {
    const app = appWithRoute();
    await knockOften(app, { from: '127.0.0.1', forwardedFor: '203.0.113.9' });
    expect((await knock(app, { from: '127.0.0.1', forwardedFor: '203.0.113.9' })).statusCode).toBe(429);
    expect((await knock(app, { from: '127.0.0.1', forwardedFor: '203.0.113.10' })).statusCode).toBe(200);
  });

  test('is the one from a trusted proxy', async () => {
    const app = appWithRoute(['10.1.0.0/16']);
    await knockOften(app, { from: '10.1.2.3', forwardedFor: '203.0.113.9' });
    expect((await knock(app, { from: '10.1.2.3', forwardedFor: '203.0.113.9' })).statusCode).toBe(429);
    expect((await knock(app, { from: '10.1.2.3', forwardedFor: '203.0.113.10' })).statusCode).toBe(200);
  });

  test('is not the header of an untrusted client', async () => {
    const app = appWithRoute(['10.1.0.0/16']);
    for (const claimed of ['198.51.100.1', '198.51.100.2', '127.0.0.1']) {
      expect((await knock(app, { forwardedFor: claimed })).statusCode).toBe(200);
    }
    expect((await knock(app, { forwardedFor: '198.51.100.4' })).statusCode).toBe(429);
  });

  test('is not the address that a visitor sends to the edge', async () => {
    const app = appWithRoute();
    for (const claimed of ['198.51.100.1', '198.51.100.2', 'nonsense']) {
      const visitor = { from: '127.0.0.1', forwardedFor: `${claimed}, 203.0.113.9` };
      expect((await knock(app, visitor)).statusCode).toBe(200);
    }
    const last = { from: '127.0.0.1', forwardedFor: '198.51.100.4, 203.0.113.9' };
    expect((await knock(app, last)).statusCode).toBe(429);
  });
});

test('deletes expired windows', async () => {
  const past = sql`now() - interval '1 second'`;
  const future = sql`now() + interval '1 minute'`;
  await database.db.insert(rateLimits).values([
    { key: 'old', used: 3, endsAt: past },
    { key: 'new', used: 1, endsAt: future },
  ]);
  await deleteExpiredRateLimits(database.db);
  expect(await database.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'new' }]);
});

test.each([
  ['enquiry', '/api/auth/sendmail'],
  ['contact', '/api/contact'],
] as const)('limits %s to sixty an hour by default', async (name, url) => {
  const { rateLimits: atDefault } = readConfig({});
  expect(atDefault[name]).toEqual({ max: 60, seconds: 3_600 });
  const app = buildTestApp(database.db, undefined, { rateLimits: atDefault });
  apps.push(app);
  const key = `${name} 203.0.113.9`;
  const endsAt = sql`now() + interval '90 seconds'`;
  await database.db.insert(rateLimits).values({ key, used: 59, endsAt });
  const artwork = { art_id: '6f1c1f3e-58a0-4c0e-9d38-0d9b3c2f6a11', artname: 'Dust', artimg: '' };
  const sender = { fullname: 'Ngọzi Eze', email: 'ngozi@mail.example', mobile: '08030000000' };
  const payload = { ...artwork, ...sender, textarea: 'Good day' };
  const send = () => app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.9' });
  expect((await send()).statusCode).not.toBe(429);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ message: 'Too many requests. Please try again in 2 minutes.' });
});
