import type { Bucket } from '@gallery/shared/releases/evidence';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/rows-of';
import { armSum } from './arm-sum';
import { canaryPoints } from './canary.table';

/** What a canary showed in buckets to which nothing can be added any more. */
export type RunSeen = {
  liveViews: number;
  liveFailures: number;
  candidateViews: number;
  candidateFailures: number;
  /** Since the step began. */
  stepViews: { candidate: number; live: number };
};

/** Whoever judges holds the lock of the remote's layers: then no bucket that it sees as ended grows any more. */
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

/** The buckets after the first `skipped` ones. */
export async function readBuckets(tx: Database, run: string, skipped: number): Promise<Bucket[]> {
  const rows = await rowsOf<BucketRow>(tx, endedBuckets(run, skipped));
  return rows.map(({ liveViews, liveFailures, candidateViews, candidateFailures }) => ({
    live: { views: liveViews, failures: liveFailures },
    candidate: { views: candidateViews, failures: candidateFailures },
  }));
}

type BucketRow = Record<'liveViews' | 'liveFailures' | 'candidateViews' | 'candidateFailures', number>;

const isEnded = sql`at < date_bin('10 seconds', clock_timestamp(), 'epoch'::timestamptz)`;

/** A failure is told with its view, so none is without; the edge sees to it, and this to the rest. */
function endedBuckets(run: string, skipped: number): SQL {
  return sql`
    SELECT ${armSum('live', sql`views`)}::float AS "liveViews",
      ${armSum('live', sql`least(failures, views)`)}::float AS "liveFailures",
      ${armSum('candidate', sql`views`)}::float AS "candidateViews",
      ${armSum('candidate', sql`least(failures, views)`)}::float AS "candidateFailures"
    FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}
    GROUP BY at ORDER BY at OFFSET ${skipped}`;
}
