// Runs on both databases, because each stops answering in its own way.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { copyServerDatabase } from '../../testing/database/test-database';
import { freezingProxy } from '../../testing/faults/freezing-proxy';
import { withClockShifted } from '../../testing/faults/shifted-clock';
import { bearer, signUp, signUpForm } from '../../testing/gallery/accounts';
import { addArtwork } from '../../testing/gallery/records';
import { databaseKind } from '../../testing/processes/config';
import { buildTestApp } from '../../testing/server/test-app';
import { waitFor } from '../../testing/server/wait-for';
import { openPostgres } from '../postgres/open-postgres';

jest.setTimeout(180_000);

/** In milliseconds. The promise is two seconds; a busy test machine gets more. */
const promised = 3_000;
const noDatabase = 'The gallery cannot reach its database. Please try again in a moment.';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openBehindProxy() {
  const { url, drop } = await copyServerDatabase();
  const proxy = await freezingProxy(new URL(url));
  const direct = openPostgres(url);
  const database = openPostgres(proxy.url);
  const app = buildTestApp(database.db);
  await app.ready();
  closing.push(async () => {
    await app.close();
    proxy.close();
    await Promise.all([database.close(), direct.close()]);
    await drop();
  });
  return { proxy, direct, database, app };
}
type Opened = Awaited<ReturnType<typeof openBehindProxy>>;

async function timed<Result>(work: Promise<Result>) {
  const begun = performance.now();
  const result = await work;
  return { result, ms: performance.now() - begun };
}

async function expectNoDatabase(app: Opened['app'], requests: InjectOptions[]) {
  const answers = await Promise.all(requests.map((request) => timed(app.inject(request))));
  for (const { result, ms } of answers) {
    expect({ status: result.statusCode, ...result.json() }).toEqual({ status: 503, message: noDatabase });
    expect(ms).toBeLessThan(promised);
  }
}

// The embedded database runs in this process, so it cannot hang on its own.
if (databaseKind === 'postgres') {
  test('answers each caller within two seconds while the database hangs from the start', async () => {
    const opened = await openBehindProxy();
    opened.proxy.freeze();
    await expectNoDatabase(opened.app, [{ url: '/api/health' }, { url: '/api/artwork' }]);
    opened.proxy.thaw();
    await waitFor(async () => {
      expect((await opened.app.inject('/api/health')).statusCode).toBe(200);
    });
  });

  test('answers within two seconds while the database hangs and recovers after it', async () => {
    const opened = await openBehindProxy();
    const { app, proxy, direct, database } = opened;
    const { token, user, password } = await signUp(app);
    const { id } = await addArtwork(direct.db);
    const headers = bearer(token);
    const order = { artwork_id: id, address: '12 Marina', price: 250_000 };
    const requests: InjectOptions[] = [
      { url: '/api/health' },
      { url: `/api/artwork/${id}` },
      { url: `/api/order/user/${user._id}`, headers },
      { method: 'POST', url: '/api/auth/register', payload: signUpForm() },
      { method: 'POST', url: '/api/order/create', headers, payload: order },
      ...Array(30).fill({ method: 'POST', url: '/api/auth/login', payload: { email: user.email, password } }),
    ];
    const left = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(4711)`);
      proxy.freeze();
      await tx.execute(sql`SELECT 1`);
    });
    const refused = expect(left).rejects.toThrow();
    await pause(10);
    await expectNoDatabase(app, requests);
    await refused;
    const again = await timed(app.inject('/api/health'));
    expect(again.result.statusCode).toBe(503);
    expect(again.ms).toBeLessThan(500);

    proxy.thaw();
    await waitFor(async () => {
      expect((await app.inject('/api/health')).statusCode).toBe(200);
    });
    for (const request of requests) expect((await app.inject(request)).statusCode).toBeLessThan(300);
    const lock = await direct.db.execute(sql`SELECT pg_try_advisory_xact_lock(4711) AS free`);
    expect(lock).toMatchObject({ rows: [{ free: true }] });
  });

  test.each([-60, 60])(
    'answers within two seconds at a hanging database after a clock step of %i minutes',
    async (minutes) => {
      const { app, proxy, database } = await openBehindProxy();
      await database.db.execute(sql`SELECT pg_sleep(1)`);
      await withClockShifted(minutes, async () => {
        expect((await app.inject('/api/health')).statusCode).toBe(200);
        proxy.freeze();
        await expectNoDatabase(app, [{ url: '/api/health' }, { url: '/api/artwork' }]);
        proxy.thaw();
        await waitFor(async () => expect((await app.inject('/api/health')).statusCode).toBe(200));
      });
    },
  );

  test('lets a slow statement finish and answers other requests meanwhile', async () => {
    const opened = await openBehindProxy();
    const slow = opened.database.db.execute(sql`SELECT pg_sleep(3)`);
    for (let second = 0; second < 3; second += 1) {
      expect((await opened.app.inject('/api/health')).statusCode).toBe(200);
      await pause(900);
    }
    expect(await slow).toMatchObject({ rowCount: 1 });
  });

  test('serves every request while two hundred slow transactions wait for connections', async () => {
    const { app, database } = await openBehindProxy();
    const buy = (seconds: number) =>
      database.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(${seconds})`));
    const buying = Array.from({ length: 200 }, (_, buyer) => buy(buyer < 10 ? 3.5 : 0.1));
    const requested = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/health')));
    expect(requested.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await Promise.all(buying)).toHaveLength(200);
  });

  test('a process that was blocked does not report the database as hanging', async () => {
    const { app, database } = await openBehindProxy();
    const slow = Promise.all(
      Array.from({ length: 10 }, () => database.db.execute(sql`SELECT pg_sleep(2.5)`)),
    );
    const requested = app.inject('/api/health');
    for (let time = 0; time < 2; time += 1) {
      const until = performance.now() + 800;
      while (performance.now() < until);
      await pause(20);
    }
    expect((await requested).statusCode).toBe(200);
    expect(await slow).toHaveLength(10);
  });

  test('limits the statements of a request to 15 seconds and background work not at all', async () => {
    const opened = await openBehindProxy();
    const limitOf = (db: typeof opened.database.db) => db.execute(sql`SHOW statement_timeout`);
    const { db, background } = opened.database;
    expect(await limitOf(db)).toMatchObject({ rows: [{ statement_timeout: '15s' }] });
    expect(await limitOf(background)).toMatchObject({ rows: [{ statement_timeout: '0' }] });
  });
} else {
  test('the embedded database runs inside the process, so it cannot hang alone', async () => {
    expect(databaseKind).toBe('pglite');
  });
}
