import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { canaryRuns } from './canary.table';

/** What a canary showed stays for 30 days after its end. */
export async function deleteOldCanaries(db: Database): Promise<void> {
  await db.delete(canaryRuns).where(lt(canaryRuns.endedAt, sql`now() - interval '30 days'`));
}
