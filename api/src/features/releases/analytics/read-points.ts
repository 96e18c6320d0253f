import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { rateBand } from '@gallery/shared/releases/confidence';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { canaryPoints } from '../canary/canary.table';
import { armSum } from '../canary/read-run';

type Point = CanaryAnswer['points'][number];
type Row = Record<'liveViews' | 'liveFailures' | 'candidateViews' | 'candidateFailures', number> & {
  at: string;
};

const maxPoints = 120;

/** Returns the totals of both releases at moments that are evenly spread over the run. The last point is now. */
export async function readPoints(db: Database, run: string): Promise<Point[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    WITH buckets AS (
      SELECT at,
        ${armSum('live', sql`views`)} AS live_views, ${armSum('live', sql`failures`)} AS live_failures,
        ${armSum('candidate', sql`views`)} AS candidate_views,
        ${armSum('candidate', sql`failures`)} AS candidate_failures
      FROM ${canaryPoints} WHERE run = ${run}::uuid
      GROUP BY at
    ), summed AS (
      SELECT at, row_number() OVER by_time AS place, count(*) OVER () AS total,
        sum(live_views) OVER by_time AS live_views, sum(live_failures) OVER by_time AS live_failures,
        sum(candidate_views) OVER by_time AS candidate_views,
        sum(candidate_failures) OVER by_time AS candidate_failures
      FROM buckets WINDOW by_time AS (ORDER BY at)
    )
    SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      live_views::float AS "liveViews", least(live_failures, live_views)::float AS "liveFailures",
      candidate_views::float AS "candidateViews",
      least(candidate_failures, candidate_views)::float AS "candidateFailures"
    FROM summed
    WHERE (total - place) % greatest(ceil(total / ${maxPoints}::numeric)::bigint, 1) = 0
    ORDER BY summed.at`,
  );
  return rows.map(({ at, ...sums }) => ({
    at,
    live: armOf(sums.liveViews, sums.liveFailures),
    candidate: armOf(sums.candidateViews, sums.candidateFailures),
  }));
}

/** Rates are per 1,000 views, with a band that contains the true rate with 95% confidence at any time. */
function armOf(views: number, failures: number): Point['live'] {
  const { low, high } = rateBand(views, failures, 0.05);
  const rate = views === 0 ? 0 : failures / views;
  return { views, failures, rate: 1000 * rate, low: 1000 * low, high: 1000 * high };
}
