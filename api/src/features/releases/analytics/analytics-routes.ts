import {
  type CanaryAnswer,
  type RemoteName,
  remoteNames,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { canaryAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import { vitalBuckets } from '@gallery/shared/contract/telemetry/vitals';
import { percentileBand } from '@gallery/shared/releases/percentile-band';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { type arms, canaryRuns } from '../canary/canary.table';
import { updateEvidence } from '../canary/read-run';
import { readRecords } from '../reading/release-records';
import { lockLayers } from '../registry/lock-layers';
import { releases } from '../registry/release.table';
import { security, tags } from '../release-context';
import { percentileOf } from '../telemetry/reading/percentile';
import { telemetryReadingRoutes } from '../telemetry/reading/telemetry-reading-routes';
import { countedReleases, releaseVitals } from '../telemetry/telemetry.table';
import { readPoints } from './read-points';

type Paint = CanaryAnswer['paints'][number];
type Row = { at: string; arm: (typeof arms)[number]; bucket: number; count: number };

const maxPoints = 48;

/** Returns the views of both releases up to hours that are evenly spread over the run. The last point is now. */
async function readLcpHistory(db: Database, run: string): Promise<Paint[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    SELECT to_char(least(hour + interval '1 hour', runs.ended_at, now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      CASE WHEN arms.id = runs.live_id THEN 'live' ELSE 'candidate' END AS arm, bucket, sum(count)::float AS count
    FROM ${canaryRuns} AS runs
      JOIN ${releases} AS arms ON arms.id IN (runs.live_id, runs.candidate_id)
      JOIN ${countedReleases} AS counted ON counted.digest = arms.digest
      JOIN ${releaseVitals} AS vitals ON vitals.release_id = counted.id AND vitals.name = 'LCP'
    WHERE runs.run = ${run}::uuid AND hour >= date_trunc('hour', runs.started_at, 'UTC')
      AND hour <= coalesce(runs.ended_at, 'infinity')
    GROUP BY hour, arms.id, runs.live_id, runs.ended_at, bucket ORDER BY hour`,
  );
  const hours = countsUntil(rows);
  const every = Math.ceil(hours.length / maxPoints);
  return hours
    .filter((_, index) => (hours.length - 1 - index) % every === 0)
    .map(({ at, live, candidate }) => ({ at, live: paintOf(live), candidate: paintOf(candidate) }));
}

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

const threshold = 1 / rollbackAlpha;
const nothing = {
  release: null,
  live: null,
  evidence: 0,
  threshold,
  ended_at: null,
  points: [],
  paints: [],
};

/** Returns the remote's running canary, or its last one within 30 days. */
async function readCanary(db: Database, remote: RemoteName): Promise<CanaryAnswer> {
  const [last] = await db
    .select()
    .from(canaryRuns)
    .where(eq(canaryRuns.remote, remote))
    .orderBy(desc(canaryRuns.startedAt))
    .limit(1);
  if (!last) return nothing;
  const ids = [last.candidateId, last.liveId];
  const records = await readRecords(db, await db.select().from(releases).where(inArray(releases.id, ids)));
  const recordOf = (id: number) => records.find(({ row }) => row.id === id)?.record ?? null;
  return {
    release: recordOf(last.candidateId),
    live: recordOf(last.liveId),
    evidence: await evidenceOfRun(db, remote, last.run),
    threshold,
    ended_at: last.endedAt?.toISOString() ?? null,
    points: await readPoints(db, last.run),
    paints: await readLcpHistory(db, last.run),
  };
}

async function evidenceOfRun(db: Database, remote: RemoteName, run: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLayers(tx, remote);
    return updateEvidence(tx, remote, run);
  });
}

export const analyticsRoutes: FastifyPluginAsync<{ db: Database }> = async (app, deps) => {
  adminOnly(app, 'releases', 'releases');
  telemetryReadingRoutes(app, deps);
  canaryRoutes(app, deps);
};

function canaryRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { remote: string } }>(
    '/releases/:remote/canary',
    {
      schema: {
        tags,
        summary: 'The running canary of a remote, or its last one',
        security,
        response: { 200: canaryAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => {
      const remote = remoteNames.find((name) => name === params.remote);
      if (!remote) throw new HttpError(404, 'There is no such remote.');
      return readCanary(db, remote);
    },
  );
}
