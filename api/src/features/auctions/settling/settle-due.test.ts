import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openJobQueue } from '../../../jobs/job-queue';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { testMail } from '../../../testing/server/test-app';
import { outboxOf } from '../../mail/outbox';
import { lots } from '../lot.table';
import { settleDueLots } from './settle-lot';
import { settleLotJob } from './settling-jobs';

test('adds one job for each end of a lot, however often the sweep runs', async () => {
  const database = await openTestDatabase();
  const { db, jobStore } = database;
  const logger = pino({ level: 'silent' });
  const jobs = await openJobQueue(jobStore, { jobs: [settleLotJob], logger });
  const context = { db, jobs, logger, outbox: outboxOf(testMail, jobs), tokenSecrets: [] };
  const auction = await addAuction(db);
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const lot = await addLot(db, auction, { number: 1, closesAt: soon(1) });
  await addLot(db, auction, { number: 2, closesAt: soon(1) });
  const waiting = async () => {
    const { rows } = (await db.execute(sql`SELECT 1 FROM pgboss.job WHERE name = ${settleLotJob.name}`)) as {
      rows: unknown[];
    };
    return rows.length;
  };
  for (let times = 0; times < 3; times += 1) await settleDueLots(context);
  expect(await waiting()).toBe(2);
  await db
    .update(lots)
    .set({ closesAt: soon(2) })
    .where(eq(lots.id, lot.id));
  for (let times = 0; times < 3; times += 1) await settleDueLots(context);
  expect(await waiting()).toBe(3);
  await jobs.stop();
  await database.close();
});
