import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { rateLimits } from '../../http/rate-limit/rate-limit.table';
import { readConfig } from '../../server/config/config';
import { openTestDatabase } from '../../testing/database/test-database';
import { signUp, signUpForm } from '../../testing/gallery/accounts';
import { buildTestApp } from '../../testing/server/test-app';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let otherProcess: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  const defaults = { rateLimits: readConfig({}).rateLimits };
  app = buildTestApp(database.db, undefined, defaults);
  otherProcess = buildTestApp(database.db, undefined, defaults);
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});
afterAll(async () => {
  await app.close();
  await otherProcess.close();
  await database.close();
});

type Attempt = { email: string; password: string; from?: string };

function logIn({ email, password, from = '203.0.113.7' }: Attempt, through = app) {
  const payload = { email, password };
  return through.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from });
}

const waits = { message: 'Too many requests. Please try again in 15 minutes.' };

test('a hundred wrong log-ins block their own network, and the owner logs in from another', async () => {
  const { user, password } = await signUp(app);
  const answers = [];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    answers.push(await logIn({ email: user.email, password: `guess ${attempt}` }));
  }
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(90).fill(429)]);
  const last = answers.at(-1);
  expect(last?.json()).toEqual(waits);
  const seconds = Number(last?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);

  expect((await logIn({ email: user.email, password })).statusCode).toBe(429);
  expect((await logIn({ email: user.email, password, from: '198.51.100.9' })).statusCode).toBe(200);
});

test('counts wrong log-ins over all processes and per account in any letter case', async () => {
  const { user } = await signUp(app);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const email = attempt % 2 ? user.email : user.email.toUpperCase();
    const through = attempt % 2 ? app : otherProcess;
    expect((await logIn({ email, password: 'wrong' }, through)).statusCode).toBe(401);
  }
  expect((await logIn({ email: user.email, password: 'wrong' })).statusCode).toBe(429);
  expect((await logIn({ email: user.email, password: 'wrong' }, otherProcess)).statusCode).toBe(429);
});

test('simultaneous guesses count like guesses in sequence', async () => {
  const { user } = await signUp(app);
  const crowd = Array.from({ length: 40 }, () => logIn({ email: user.email, password: 'wrong' }));
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('simultaneous correct log-ins succeed after wrong ones', async () => {
  const { user, password } = await signUp(app);
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn({ email: user.email, password: 'wrong' });
  const crowd = Array.from({ length: 16 }, () => logIn({ email: user.email, password }));
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(16).fill(200));
});

test('blocks a network after a hundred failed log-ins with many accounts', async () => {
  const { user, password } = await signUp(app);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const email = `${randomUUID()}@visitors.example`;
    expect((await logIn({ email, password: 'wrong' })).statusCode).toBe(401);
  }
  const refused = await logIn({ email: user.email, password });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn({ email: user.email, password, from: '198.51.100.9' })).statusCode).toBe(200);
});

test('a request from a blocked network does not count against the account', async () => {
  const { user, password } = await signUp(app);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await logIn({ email: `${attempt}@visitors.example`, password: 'wrong' });
  }
  for (let attempt = 0; attempt < 12; attempt += 1) await logIn({ email: user.email, password });
  const byName = await database.db.select().from(rateLimits);
  const max = Math.max(...byName.filter(({ key }) => !/^log-in \S+$/.test(key)).map(({ used }) => used));
  expect(max).toBe(1);
});

test('successful log-ins do not count', async () => {
  const { user, password } = await signUp(app);
  for (let attempt = 0; attempt < 110; attempt += 1) {
    expect((await logIn({ email: user.email, password })).statusCode).toBe(200);
  }
  expect((await logIn({ email: user.email, password: 'wrong' })).statusCode).toBe(401);
});

test('an invalid log-in form does not count', async () => {
  const { user, password } = await signUp(app);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await logIn({ email: user.email, password: '' })).statusCode).toBe(422);
  }
  expect((await logIn({ email: user.email, password })).statusCode).toBe(200);
});

test('the counters store no email address', async () => {
  const { user } = await signUp(app);
  await logIn({ email: user.email, password: 'wrong' });
  const rows = await database.db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toContain(user.email);
});

test('limits a network to a hundred sign-ups an hour', async () => {
  const register = (from: string) =>
    app.inject({ method: 'POST', url: '/api/auth/register', payload: signUpForm(), remoteAddress: from });
  expect((await register('203.0.113.8')).statusCode).toBe(201);
  await database.db.update(rateLimits).set({ used: 99 }).where(eq(rateLimits.key, 'register 203.0.113.8'));
  expect((await register('203.0.113.8')).statusCode).toBe(201);
  const refused = await register('203.0.113.8');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await register('203.0.113.9')).statusCode).toBe(201);
});
