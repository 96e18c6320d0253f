import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { percentileOf, vitalBuckets } from '@gallery/shared/contract/telemetry/beacon';
import { percentileBand } from '@gallery/shared/releases/percentile-band';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/rows-of';
import { type arms, canaryRuns } from '../canary/canary.table';
import { releases } from '../registry/release.table';
import { countedReleases, releaseVitals } from '../telemetry/telemetry.table';

type Paint = CanaryAnswer['paints'][number];
type Row = { at: string; arm: (typeof arms)[number]; bucket: number; count: number };

const maxPoints = 48;

/** What both releases had taken until the ends of hours that lie evenly in the run; the last one is now. */
export async function readLcpHistory(db: Database, run: string): Promise<Paint[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    SELECT to_char(least(hour + interval '1 hour', runs.ended_at, now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      CASE WHEN offered.id = runs.live_id THEN 'live' ELSE 'candidate' END AS arm, bucket, sum(count)::float AS count
    FROM ${canaryRuns} AS runs
      JOIN ${releases} AS offered ON offered.id IN (runs.live_id, runs.candidate_id)
      JOIN ${countedReleases} AS counted ON counted.digest = offered.digest
      JOIN ${releaseVitals} AS vitals ON vitals.release_id = counted.id AND vitals.name = 'LCP'
    WHERE runs.run = ${run}::uuid AND hour >= date_trunc('hour', runs.started_at, 'UTC')
      AND hour <= coalesce(runs.ended_at, 'infinity')
    GROUP BY hour, offered.id, runs.live_id, runs.ended_at, bucket ORDER BY hour`,
  );
  const hours = countsUntil(rows);
  const every = Math.ceil(hours.length / maxPoints);
  return hours
    .filter((_, place) => (hours.length - 1 - place) % every === 0)
    .map(({ at, live, candidate }) => ({ at, live: paintOf(live), candidate: paintOf(candidate) }));
}

/** Both histograms, as they had grown at the end of each hour. */
function countsUntil(rows: readonly Row[]) {
  const counts = { live: emptyHistogram(), candidate: emptyHistogram() };
  const hours = new Map<string, typeof counts>();
  for (const { at, arm, bucket, count } of rows) {
    counts[arm] = counts[arm].with(bucket, (counts[arm][bucket] ?? 0) + count);
    hours.set(at, { ...counts });
  }
  return [...hours].map(([at, until]) => ({ at, ...until }));
}

function emptyHistogram(): number[] {
  return Array<number>(vitalBuckets.LCP.length + 1).fill(0);
}

function paintOf(counts: readonly number[]): Paint['live'] {
  const views = counts.reduce((sum, one) => sum + one, 0);
  const p75 = percentileOf('LCP', counts, 0.75) ?? 0;
  return { views, p75, ...percentileBand(vitalBuckets.LCP, counts, 0.75, 0.05) };
}
