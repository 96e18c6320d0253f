// Runs on both databases, because the cleanups run on both.
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/client';
import { mails } from '../features/mail/mail.table';
import { recoveries } from '../features/recovery/recovery.table';
import { cleanupJob } from '../jobs/cleanup';
import { openLogger } from '../logging/logger';
import { openTestDatabase } from '../testing/database/test-database';
import { testMail, testSecret } from '../testing/server/test-app';
import { waitFor } from '../testing/server/wait-for';
import { cleanupsOf } from './cleanups';
import { startJobs } from './start-jobs';

let database: OpenDatabase;
const lines: string[] = [];
const logger = openLogger('info', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const settings = { mail: { ...testMail, keepDays: 30 }, deliver: async () => {}, tokenSecrets: [testSecret] };

test('reports and retries a failed cleanup and runs the others', async () => {
  const { db } = database;
  const over = { tries: 0, network: '', endsAt: sql`now() - interval '1 hour'` };
  await db.insert(recoveries).values({ ...over, id: crypto.randomUUID(), email: 'ada@mail.example' });
  const mail = { toName: 'Ada', toAddress: 'ada@mail.example', subject: 'Hello', text: '', html: '' };
  const sentAt = sql`now() - interval '31 days'`;
  await db.insert(mails).values({ ...mail, id: crypto.randomUUID(), sentAt });
  await db.execute(sql`ALTER TABLE sessions RENAME TO sessions_away`);

  const jobs = await startJobs({ database, logger, ...settings });
  for (const name of ['sessions', 'recoveries', 'mails'] as const)
    await jobs.send(db, cleanupJob, { of: name });
  await waitFor(async () => {
    expect(await db.$count(recoveries)).toBe(0);
    expect(await db.$count(mails)).toBe(0);
    expect(lines.join('')).toContain('a job failed');
  });
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a job failed');
  expect(failed).toMatchObject({ job: 'cleanup', data: { of: 'sessions' }, tries: 1 });
  await waitFor(async () => {
    const { rows } = (await db.execute(sql`
      SELECT state::text FROM pgboss.job WHERE name = 'cleanup' AND data->>'of' = 'sessions'`)) as {
      rows: object[];
    };
    expect(rows).toEqual([{ state: 'retry' }]);
  });
  await jobs.stop();
  await db.execute(sql`ALTER TABLE sessions_away RENAME TO sessions`);
});

test('schedules each cleanup at its own time and deletes old schedules', async () => {
  const { db, jobStore } = database;
  const earlier = new PgBoss(jobStore);
  await earlier.start();
  await earlier.createQueue('sweep-sessions');
  await earlier.schedule('sweep-sessions', '37 * * * *');
  await earlier.stop();
  const jobs = await startJobs({ database, logger, ...settings });
  const { rows } = (await db.execute(
    sql`SELECT name, key, cron FROM pgboss.schedule ORDER BY name, key`,
  )) as {
    rows: { name: string; key: string; cron: string }[];
  };
  const cleanups = rows.filter(({ name }) => name === 'cleanup');
  const names = Object.keys(cleanupsOf(db, { keepDays: 30, findUsed: [] }));
  expect(cleanups.map(({ key }) => key).sort()).toEqual(names.sort());
  expect(new Set(cleanups.map(({ cron }) => cron)).size).toBe(names.length);
  expect(rows.map(({ name }) => name)).not.toContain('sweep-sessions');
  await jobs.stop();
});
