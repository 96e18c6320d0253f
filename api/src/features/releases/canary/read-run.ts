import type { Bucket } from '@gallery/shared/releases/evidence';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
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
  const [totals] = await rowsOf<RunSeen>(
    tx,
    sql`SELECT
        coalesce(sum(views) FILTER (WHERE arm = 'live'), 0)::float AS "liveViews",
        coalesce(sum(failures) FILTER (WHERE arm = 'live'), 0)::float AS "liveFailures",
        coalesce(sum(views) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateViews",
        coalesce(sum(failures) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateFailures",
        json_build_object(
          'candidate', coalesce(sum(views) FILTER (WHERE arm = 'candidate' AND at >= ${since}), 0)::float,
          'live', coalesce(sum(views) FILTER (WHERE arm = 'live' AND at >= ${since}), 0)::float
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
    SELECT coalesce(sum(views) FILTER (WHERE arm = 'live'), 0)::float AS "liveViews",
      coalesce(sum(least(failures, views)) FILTER (WHERE arm = 'live'), 0)::float AS "liveFailures",
      coalesce(sum(views) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateViews",
      coalesce(sum(least(failures, views)) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateFailures"
    FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}
    GROUP BY at ORDER BY at OFFSET ${skipped}`;
}

async function rowsOf<Row>(tx: Database, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as { rows: Row[] }).rows;
}
