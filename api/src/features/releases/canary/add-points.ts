import { idPattern } from '@gallery/shared/contract/fields/id';
import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordset } from '../../../db/recordset';
import { boundedSum } from '../counts/bounded-count';
import { releaseLayers } from '../registry/release-layers.table';
import { canaryPoints } from './canary.table';

type Sent = TelemetryBatch['canaries'];

/**
 * Adds what running canaries showed to the present ten seconds; counts of other runs are dropped.
 * Those who judge lock the layers too: they see a bucket only when nothing can be added to it any more.
 */
export async function addPoints(
  tx: Database,
  sent: Sent,
): Promise<{ remotes: RemoteName[]; dropped: number }> {
  const running = sent.length === 0 ? [] : await lockRunning(tx, sent);
  const rows = sent.filter(({ run }) => running.some((one) => one.run === run));
  if (rows.length > 0) {
    await tx.execute(sql`
      WITH clock AS MATERIALIZED (SELECT date_bin('10 seconds', clock_timestamp(), 'epoch'::timestamptz) AS at)
      INSERT INTO ${canaryPoints} AS saved (run, at, arm, views, failures)
      SELECT run, clock.at, arm, ${boundedSum(sql`sum(views)`)}, ${boundedSum(sql`sum(failures)`)}
      FROM ${recordset(rows)} AS sent(run uuid, arm text, views bigint, failures bigint), clock
      GROUP BY run, clock.at, arm
      ON CONFLICT (run, at, arm) DO UPDATE SET
        views = ${boundedSum(sql`saved.views + excluded.views`)},
        failures = ${boundedSum(sql`saved.failures + excluded.failures`)}`);
  }
  const remotes = running.map(({ remote }) => remote);
  return { remotes, dropped: sent.length - rows.length };
}

async function lockRunning(tx: Database, sent: Sent): Promise<{ remote: RemoteName; run: string | null }[]> {
  const runs = [...new Set(sent.map(({ run }) => run))].filter((run) => idPattern.test(run));
  if (runs.length === 0) return [];
  return tx
    .select({ remote: releaseLayers.remote, run: releaseLayers.canaryRun })
    .from(releaseLayers)
    .where(inArray(releaseLayers.canaryRun, runs))
    .orderBy(asc(releaseLayers.remote))
    .for('update');
}
