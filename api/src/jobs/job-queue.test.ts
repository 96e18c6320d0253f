// Runs on both databases, because each has its own adapter for the queue.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { waitFor } from '../testing/server/wait-for';
import { defineJob, type JobQueue, openJobQueue } from './job-queue';

const countJob = defineJob<{ count: number }>('count', {
  retryLimit: 2,
  retryDelay: 1,
  heartbeatSeconds: 10,
});

const logger = pino({ level: 'silent' });
let database: OpenDatabase;
let queue: JobQueue;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
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

test('runs a job of another process, its retry, and a deferred one before the next poll', async () => {
  const begun: number[] = [];
  await queue.work(countJob, async ({ count }) => {
    begun.push(Date.now());
    if (begun.length === 1) throw new Error(`${count} is too early`);
  });
  await pause(600);
  const other = await openJobQueue(database.jobStore, { jobs: [countJob], logger });
  const sentAt = Date.now();
  await other.send(database.db, countJob, { count: 1 });
  await waitFor(async () => expect(begun).toHaveLength(2));
  const dueAt = Date.now() + 1_000;
  await other.send(database.db, countJob, { count: 2 }, new Date(dueAt));
  await waitFor(async () => expect(begun).toHaveLength(3));
  const [first = 0, retried = 0, deferred = 0] = begun;
  expect(Math.max(first - sentAt, retried - first - 1_000, deferred - dueAt)).toBeLessThan(20_000);
  await other.stop();
});

test('writes only the queues and schedules that differ from the stored ones', async () => {
  const changedJob = defineJob<{ count: number }>('count', { ...countJob.rules, retryLimit: 5 });
  await queue.repeat(countJob, '7 * * * *', { count: 1 });
  const before = await stored();
  expect(await storedAfter(countJob, '7 * * * *')).toEqual(before);
  const after = await storedAfter(changedJob, '8 * * * *');
  expect(after).toEqual({
    queue: expect.anything(),
    limit: 5,
    schedule: expect.anything(),
    cron: '8 * * * *',
  });
  expect(after.queue).not.toEqual(before.queue);
  expect(after.schedule).not.toEqual(before.schedule);

  async function storedAfter(job: typeof countJob, cron: string) {
    const opened = await openJobQueue(database.jobStore, { jobs: [job], logger });
    await opened.repeat(job, cron, { count: 1 });
    await opened.stop();
    return stored();
  }

  async function stored() {
    const { rows } = (await database.db.execute(sql`
      SELECT q.updated_on::text AS queue, q.retry_limit AS limit, s.updated_on::text AS schedule, s.cron
      FROM pgboss.queue q JOIN pgboss.schedule s USING (name) WHERE q.name = 'count'`)) as {
      rows: { queue: string; limit: number; schedule: string; cron: string }[];
    };
    const [row] = rows;
    if (!row) throw new Error('There is no schedule.');
    return row;
  }
});
