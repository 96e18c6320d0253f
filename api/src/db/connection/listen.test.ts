// Runs on both databases, because each delivers notifications in its own way.
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/database/test-database';
import { databaseKind } from '../../testing/processes/config';
import type { OpenDatabase } from '../client';
import { listenOnPostgres } from '../postgres/open-postgres';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function until(condition: () => boolean, what: string) {
  for (let tries = 0; tries < 500 && !condition(); tries += 1)
    await new Promise((done) => setTimeout(done, 10));
  if (!condition()) throw new Error(`It never came about: ${what}.`);
}

test('receives notifications on its own channel until it stops', async () => {
  const [news, weather] = [jest.fn(), jest.fn()];
  const [listening, other] = [await database.listen('news', news), await database.listen('weather', weather)];
  expect(listening.isLive()).toBe(true);
  news.mockClear();
  weather.mockClear();
  await database.db.execute(sql`NOTIFY news`);
  await until(() => news.mock.calls.length === 1, 'the news is heard');
  expect(weather).not.toHaveBeenCalled();
  await listening.stop();
  await database.db.execute(sql`NOTIFY news`);
  await database.db.execute(sql`NOTIFY weather`);
  await until(() => weather.mock.calls.length === 1, 'the weather is heard');
  expect(news).toHaveBeenCalledTimes(1);
  await other.stop();
});

if (databaseKind === 'postgres') {
  test('reports a lost connection, reconnects, and calls the listener once', async () => {
    const received = jest.fn();
    const listening = await database.listen('news', received);
    await database.db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query = 'LISTEN "news"' AND datname = current_database()
    `);
    await until(() => !listening.isLive(), 'the loss is known');
    received.mockClear();
    await until(() => listening.isLive(), 'the connection is back');
    expect(received).toHaveBeenCalledTimes(1);
    await listening.stop();
  });
}

test('starts to listen while the server is not reachable', async () => {
  const listening = await listenOnPostgres('postgres://nobody@127.0.0.1:1/nothing')('news', () => {});
  expect(listening.isLive()).toBe(false);
  await listening.stop();
});
