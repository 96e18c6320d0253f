import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openTestDatabase } from '../testing/test-database';
import { openJobQueue } from './job-queue';

test('while one look at the payments waits, no other is queued; what has data of its own is', async () => {
  const database = await openTestDatabase();
  const { db, jobStore } = database;
  const queue = await openJobQueue(jobStore, { logger: pino({ level: 'silent' }) });
  for (let times = 0; times < 3; times += 1) {
    await queue.send(db, 'reconcile-payments', {});
    await queue.send(db, 'refund-payment', { reference: `uli-${times}` });
  }
  const { rows } = (await db.execute(sql`
    SELECT name, count(*)::int AS jobs FROM pgboss.job WHERE name IN ('reconcile-payments', 'refund-payment')
    GROUP BY name ORDER BY name`)) as { rows: object[] };
  expect(rows).toEqual([
    { name: 'reconcile-payments', jobs: 1 },
    { name: 'refund-payment', jobs: 3 },
  ]);
  await queue.stop();
  await database.close();
});
