import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openJobQueue } from '../../../jobs/job-queue';
import { openTestDatabase } from '../../../testing/database/test-database';
import { refundPaymentJob } from '../../payments/payment-context';
import { reconcileJob } from './reconcile';

test('queues the payment check once and jobs with data each time', async () => {
  const database = await openTestDatabase();
  const { db, jobStore } = database;
  const queue = await openJobQueue(jobStore, {
    jobs: [reconcileJob, refundPaymentJob],
    logger: pino({ level: 'silent' }),
  });
  for (let times = 0; times < 3; times += 1) {
    await queue.send(db, reconcileJob, {});
    await queue.send(db, refundPaymentJob, { reference: `uli-${times}` });
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
