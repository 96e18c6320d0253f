import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { addToLogs, type Bucket, evidenceOfLogs, noEvidence } from '@gallery/shared/releases/evidence';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { type arms, canaryPoints } from './canary.table';

/** Counts of a canary in closed buckets, which no longer change. */
export type RunSeen = {
  liveViews: number;
  liveFailures: number;
  candidateViews: number;
  candidateFailures: number;
  stepViews: { candidate: number; live: number };
};

/** Callers hold the lock of the remote's layers, so that buckets they see as ended no longer grow. */
export async function readRun(tx: Database, run: string, stepSince: Date | null): Promise<RunSeen> {
  const since = stepSince ? sql`${stepSince.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`;
  const viewsOfStep = sql`CASE WHEN at >= ${since} THEN views ELSE 0 END`;
  const [totals] = await rowsOf<RunSeen>(
    tx,
    sql`SELECT
        ${armSum('live', sql`views`)}::float AS "liveViews",
        ${armSum('live', sql`failures`)}::float AS "liveFailures",
        ${armSum('candidate', sql`views`)}::float AS "candidateViews",
        ${armSum('candidate', sql`failures`)}::float AS "candidateFailures",
        json_build_object(
          'candidate', ${armSum('candidate', viewsOfStep)}::float,
          'live', ${armSum('live', viewsOfStep)}::float
        ) AS "stepViews"
      FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}`,
  );
  if (!totals) throw new Error('The database did not answer what the canary showed.');
  return totals;
}

async function readBuckets(tx: Database, run: string, skipped: number): Promise<Bucket[]> {
  const rows = await rowsOf<BucketRow>(tx, endedBuckets(run, skipped));
  return rows.map(({ liveViews, liveFailures, candidateViews, candidateFailures }) => ({
    live: { views: liveViews, failures: liveFailures },
    candidate: { views: candidateViews, failures: candidateFailures },
  }));
}

type BucketRow = Record<'liveViews' | 'liveFailures' | 'candidateViews' | 'candidateFailures', number>;

const isEnded = sql`at < date_bin('10 seconds', clock_timestamp(), 'epoch'::timestamptz)`;

/** Leaves out failures without a view: the edge sends both together, and this condition covers the rest. */
function endedBuckets(run: string, skipped: number): SQL {
  return sql`
    SELECT ${armSum('live', sql`views`)}::float AS "liveViews",
      ${armSum('live', sql`least(failures, views)`)}::float AS "liveFailures",
      ${armSum('candidate', sql`views`)}::float AS "candidateViews",
      ${armSum('candidate', sql`least(failures, views)`)}::float AS "candidateFailures"
    FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}
    GROUP BY at ORDER BY at OFFSET ${skipped}`;
}

export function armSum(arm: (typeof arms)[number], counts: SQL): SQL {
  return sql`coalesce(sum(${counts}) FILTER (WHERE arm = ${arm}), 0)`;
}

/** Caches the newest run of each remote. An ended bucket never changes, so each process weighs it once. */
const weighed = new Map<RemoteName, { run: string; buckets: number; logs: readonly number[] }>();

/** Returns the evidence of a run until now. The caller holds the lock of the remote's layers, so that ended buckets stay unchanged. */
export async function updateEvidence(tx: Database, remote: RemoteName, run: string): Promise<number> {
  const known = weighed.get(remote);
  const before = known?.run === run ? known : { buckets: 0, logs: noEvidence };
  const buckets = await readBuckets(tx, run, before.buckets);
  const logs = addToLogs(before.logs, buckets);
  weighed.set(remote, { run, buckets: before.buckets + buckets.length, logs });
  return evidenceOfLogs(logs);
}
