// Runs on both databases, because each delivers notifications in its own way.
import { openSlots } from '@gallery/shared/server/streams/reader-limit';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { users } from '../../features/users/user.table';
import { openTestDatabase } from '../../testing/database/test-database';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { follow, listenOn } from '../../testing/server/event-stream';
import { buildTestApp } from '../../testing/server/test-app';
import { needs } from '../admin-gate';
import { answerError } from '../answers/error-answers';
import { eventStream } from './event-stream';

let database: OpenDatabase;
/** Visitors sign up here; the stream has a separate server. */
let accounts: ReturnType<typeof buildTestApp>;
let app: FastifyInstance;
let url: string;
let rows: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  accounts = buildTestApp(database.db);
  await accounts.ready();
});
beforeEach(async () => {
  rows = [];
  app = fastify({ forceCloseConnections: false });
  app.setErrorHandler(answerError);
  app.decorate('readSession', accounts.readSession);
  app.decorateRequest('session', null);
  const source = {
    rowsFrom: async (from: number, max: number) => rows.filter((row) => row >= from).slice(0, max),
    positionOf: (row: number) => row,
    newest: async () => rows.at(-1) ?? 0,
    channel: 'numbers',
    slots: openSlots(100),
    listen: database.listen,
    event: 'number',
    summary: 'Numbers',
    tags: ['Numbers'],
  };
  eventStream<number>(app, { ...source, path: '/numbers', dataFor: (row) => ({ row }), heartbeat: 20 });
  eventStream<number>(app, {
    ...source,
    path: '/secrets',
    heartbeat: 20,
    ...needs('read'),
    dataFor: (row, { session }) => ({ row, to: session?.user.email }),
  });
  // No heartbeat comes within the test's time, so only the database announces the end of a session.
  eventStream<number>(app, {
    ...source,
    path: '/notifications',
    channel: 'notifications',
    heartbeat: 600_000,
    ...needs('read'),
    dataFor: (row) => ({ row }),
  });
  url = await listenOn(app);
});
afterEach(() => app.close());
afterAll(async () => {
  await accounts.close();
  await database.close();
});

type Administrator = Awaited<ReturnType<typeof administrator>>;

async function administrator() {
  const { token, user } = await signUp(accounts);
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  return { user, headers: bearer(token) };
}

async function addRows(...added: number[]) {
  rows.push(...added);
  await database.db.execute('NOTIFY numbers');
}

test('a stream starts at once, forbids caching, and sends rows in order', async () => {
  const reader = await follow(`${url}/numbers`);
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(await reader.next()).toEqual({ event: 'start', id: '0', data: '{"resumed":false}' });
  await addRows(1, 2);
  expect(await reader.next()).toEqual({ event: 'number', id: '1', data: '{"row":1}' });
  expect(await reader.next()).toEqual({ event: 'number', id: '2', data: '{"row":2}' });
});

test('a stopping server ends its streams and closes', async () => {
  const readers = [await follow(`${url}/numbers`), await follow(`${url}/numbers`)];
  await app.close();
  await Promise.all(readers.map(({ ended }) => ended));
});

test('sends more rows than one batch and restarts a reader that missed as many', async () => {
  const reader = await follow(`${url}/numbers`);
  await reader.next();
  await addRows(...Array.from({ length: 1_200 }, (_, index) => index + 1));
  for (let row = 1; row <= 1_200; row += 1) expect((await reader.next()).id).toBe(String(row));
  const overdue = await follow(`${url}/numbers`, { 'last-event-id': '100' });
  expect(await overdue.next()).toEqual({ event: 'start', id: '1200', data: '{"resumed":false}' });
  const away = await follow(`${url}/numbers`, { 'last-event-id': '1199' });
  expect(await away.next()).toEqual({ event: 'start', id: '1199', data: '{"resumed":true}' });
  expect(await away.next()).toMatchObject({ id: '1200' });
});

test('a stream for administrators refuses others and sends each their own data', async () => {
  const [curator, customer] = [await administrator(), await signUp(accounts)];
  await expect(follow(`${url}/secrets`)).rejects.toThrow('401');
  await expect(follow(`${url}/secrets`, bearer(customer.token))).rejects.toThrow('403');
  const reader = await follow(`${url}/secrets`, curator.headers);
  await reader.next();
  await addRows(1);
  expect(JSON.parse((await reader.next()).data)).toEqual({ row: 1, to: curator.user.email });
});

test.each(['/secrets', '/notifications'])(
  'ends %s at a logout and at the removal of the role or of the account',
  async (path) => {
    const endings = [
      ({ headers }: Administrator) => accounts.inject({ method: 'POST', url: '/api/auth/logout', headers }),
      ({ user }: Administrator) =>
        database.db.update(users).set({ role: 'customer' }).where(eq(users.id, user._id)),
      ({ user }: Administrator) => database.db.delete(users).where(eq(users.id, user._id)),
    ];
    for (const end of endings) {
      const leaving = await administrator();
      const reader = await follow(`${url}${path}`, leaving.headers);
      await reader.next();
      await end(leaving);
      await reader.ended;
    }
  },
);
