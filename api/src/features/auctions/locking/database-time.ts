import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { lots } from '../lot.table';

/** Returns the time of this call, even inside a transaction. */
export async function databaseTime(db: Database): Promise<Date> {
  const time = sql`clock_timestamp()`.mapWith(lots.closesAt);
  const [clock] = await db.select({ now: time }).from(sql`(SELECT 1) AS one`);
  if (!clock) throw new Error('The database did not answer its time.');
  return clock.now;
}
