// Runs on the embedded database, because it counts the statements of the queue there.
import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { waitFor } from '../testing/server/wait-for';
import { defineJob, type JobQueue, openJobQueue } from './job-queue';

const rules = { retryLimit: 0, heartbeatSeconds: 10 };
const jobs = Array.from({ length: 10 }, (_, at) => defineJob<{ note: string }>(`job-${at}`, rules));
const [firstJob] = jobs as [(typeof jobs)[0]];

let database: OpenDatabase;
let clock: TestClock;
let queue: JobQueue;
let isDown = false;
const statements: string[] = [];
const logged: string[] = [];
const done: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db, ...store } = database.jobStore;
  if (!db) throw new Error('The embedded database has no adapter.');
  const watched: typeof db = {
    ...db,
    executeSql(text, values) {
      statements.push(text);
      if (isDown && text.includes('pgboss.job')) return Promise.reject(new Error('The disk is full.'));
      return db.executeSql(text, values);
    },
  };
  clock = new TestClock();
  const logger = pino({}, { write: (line: string) => logged.push(line) });
  queue = await openJobQueue({ ...store, db: watched }, { jobs, logger, clock });
  for (const job of jobs) await queue.work(job, async ({ note }) => void done.push(note));
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

test('asks for the due jobs of all queues with two statements a second', async () => {
  await clock.tick(2_000);
  statements.length = 0;
  await clock.tick(50_000);
  expect(statements.filter((text) => text.includes('SELECT DISTINCT name'))).toHaveLength(100);
  expect(statements.filter((text) => text.includes("name = 'job-"))).toEqual([]);
});

test('runs a deferred job within half a second', async () => {
  await queue.send(database.db, firstJob, { note: 'deferred' }, new Date(clock.now() + 3_000));
  await clock.tick(2_999);
  expect(done).toEqual([]);
  await clock.tick(501);
  await waitFor(async () => expect(done).toEqual(['deferred']));
});

test('runs the jobs of an outage after it', async () => {
  isDown = true;
  await queue.send(database.db, firstJob, { note: 'late' });
  await clock.tick(2_000);
  expect(logged.join('')).toContain('the jobs wait');
  isDown = false;
  await clock.tick(500);
  await waitFor(async () => expect(done).toContain('late'));
});
