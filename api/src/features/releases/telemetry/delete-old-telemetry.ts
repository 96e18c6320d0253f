import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { releaseErrors, releaseViews, releaseVitals } from './telemetry.table';

/** Keeps hourly counts for 30 days. */
export async function deleteOldTelemetry(db: Database): Promise<void> {
  for (const table of [releaseViews, releaseErrors, releaseVitals])
    await db.delete(table).where(sql`hour < now() - interval '30 days'`);
}
