// Runs on both databases, because each has its own adapter for the queue.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { defineJob, type JobQueue, openJobQueue } from './job-queue';

const countJob = defineJob<{ count: number }>('count', {
  retryLimit: 2,
  retryDelay: 1,
  heartbeatSeconds: 10,
});

let database: OpenDatabase;
let queue: JobQueue;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const logger = pino({ level: 'silent' });
  queue = await openJobQueue(database.jobStore, { jobs: [countJob], logger });
  await database.db.execute(sql`DELETE FROM pgboss.job`);
});
afterEach(() => queue.stop());
afterAll(() => database.close());

async function states(): Promise<Record<string, number>> {
  const { rows } = (await database.db.execute(
    sql`SELECT state::text, count(*)::int AS jobs FROM pgboss.job WHERE name = 'count' GROUP BY 1`,
  )) as { rows: { state: string; jobs: number }[] };
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
}

test('runs the jobs of a batch in parallel and retries only a failed one', async () => {
  const started: number[] = [];
  let letAllEnd = () => {};
  const isFull = new Promise<void>((resolve) => {
    letAllEnd = resolve;
  });
  await queue.sendAll(
    database.db,
    countJob,
    Array.from({ length: 10 }, (_, count) => ({ count })),
  );
  await queue.work(countJob, async ({ count }) => {
    started.push(count);
    if (started.length === 10) letAllEnd();
    await isFull;
    if (count === 3) throw new Error('three is too many');
  });
  await isFull;
  while ((await states()).active !== undefined) await pause(20);
  expect(await states()).toEqual({ completed: 9, retry: 1 });
});

test('adds a job with a used id neither before nor after the first runs', async () => {
  const id = randomUUID();
  const send = () => queue.send(database.db, countJob, { count: 1 }, undefined, id);
  await send();
  await send();
  expect(await states()).toEqual({ created: 1 });
  await queue.work(countJob, async () => {});
  while (!(await states()).completed) await pause(20);
  await send();
  expect(await states()).toEqual({ completed: 1 });
});
