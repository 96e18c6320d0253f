import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { canaryRuns } from './canary.table';

/** Deletes the counts of a canary 30 days after its end. */
export async function deleteOldCanaries(db: Database): Promise<void> {
  await db.delete(canaryRuns).where(lt(canaryRuns.endedAt, sql`now() - interval '30 days'`));
}
