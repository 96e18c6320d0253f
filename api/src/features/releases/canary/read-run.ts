import type { Bucket } from '@gallery/shared/releases/evidence';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { canaryPoints } from './canary.table';

/** What a canary showed in buckets to which nothing can be added any more. */
export type RunSeen = {
  liveViews: number;
  candidateViews: number;
  candidateFailures: number;
  /** Of the candidate, since its step began. */
  stepViews: number;
  /** Those in which something failed; the others say nothing of which release is worse. */
  failing: Bucket[];
};

/** Whoever judges holds the lock of the remote's layers: then no bucket that it sees as ended grows any more. */
export async function readRun(tx: Database, run: string, stepSince: Date | null): Promise<RunSeen> {
  const since = stepSince ? sql`${stepSince.toISOString()}::timestamptz` : sql`'-infinity'::timestamptz`;
  const [totals] = await rowsOf<Omit<RunSeen, 'failing'>>(
    tx,
    sql`SELECT
        coalesce(sum(views) FILTER (WHERE arm = 'live'), 0)::float AS "liveViews",
        coalesce(sum(views) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateViews",
        coalesce(sum(failures) FILTER (WHERE arm = 'candidate'), 0)::float AS "candidateFailures",
        coalesce(sum(views) FILTER (WHERE arm = 'candidate' AND at >= ${since}), 0)::float AS "stepViews"
      FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}`,
  );
  if (!totals) throw new Error('The database did not answer what the canary showed.');
  const failing = await rowsOf<FailingRow>(tx, failingBuckets(run));
  return {
    ...totals,
    failing: failing.map(({ liveViews, liveFailures, candidateViews, candidateFailures }) => ({
      live: { views: liveViews, failures: liveFailures },
      candidate: { views: candidateViews, failures: candidateFailures },
    })),
  };
}

type FailingRow = Record<'liveViews' | 'liveFailures' | 'candidateViews' | 'candidateFailures', number>;

const isEnded = sql`at < date_bin('10 seconds', clock_timestamp(), 'epoch'::timestamptz)`;

/** A view can fail when its bucket is over: what a bucket has too many counts in the next one, as far as that has views. */
function failingBuckets(run: string): SQL {
  return sql`
    WITH buckets AS (
      SELECT at,
        coalesce(sum(views) FILTER (WHERE arm = 'live'), 0) AS live_views,
        coalesce(sum(failures) FILTER (WHERE arm = 'live'), 0) AS live_failures,
        coalesce(sum(views) FILTER (WHERE arm = 'candidate'), 0) AS candidate_views,
        coalesce(sum(failures) FILTER (WHERE arm = 'candidate'), 0) AS candidate_failures
      FROM ${canaryPoints} WHERE run = ${run}::uuid AND ${isEnded}
      GROUP BY at
    ), carried AS (
      SELECT at, live_views, candidate_views,
        live_failures + greatest(lag(live_failures - live_views, 1, 0) OVER by_time, 0) AS live_failures,
        candidate_failures + greatest(lag(candidate_failures - candidate_views, 1, 0) OVER by_time, 0) AS candidate_failures
      FROM buckets WINDOW by_time AS (ORDER BY at)
    )
    SELECT live_views::float AS "liveViews", least(live_failures, live_views)::float AS "liveFailures",
      candidate_views::float AS "candidateViews",
      least(candidate_failures, candidate_views)::float AS "candidateFailures"
    FROM carried WHERE live_failures + candidate_failures > 0 ORDER BY at`;
}

async function rowsOf<Row>(tx: Database, query: SQL): Promise<Row[]> {
  return ((await tx.execute(query)) as { rows: Row[] }).rows;
}
