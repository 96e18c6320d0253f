import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { type VitalName, vitalBuckets } from '@gallery/shared/contract/telemetry/vitals';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, inArray, sql } from 'drizzle-orm';
import { waitForLock } from '../../../../db/advisory-lock';
import type { Database } from '../../../../db/client';
import { boundedSum } from '../../../../db/columns';
import { recordset } from '../../../../db/statements';
import { addWorkViews } from '../../../artworks/views/add-work-views';
import { canaryPoints } from '../../canary/canary.table';
import { edges } from '../../edges/edge.table';
import { releases } from '../../registry/release.table';
import { releaseLayers } from '../../registry/release-layers.table';
import { countedReleases, releaseErrors, releaseViews, releaseVitals } from '../telemetry.table';
import { addErrors, addViews, addVitals } from './add-counts';
import { repeatedFailures } from './repeated-failures';

/** Reports counts of unknown releases to `drop`. Returns the remotes with new counts of their canaries. */
export async function ingestBatch(
  db: Database,
  { views, errors, vitals, canaries, failing = [], works = [] }: TelemetryBatch,
  drop: (reason: string, count: number) => void,
): Promise<RemoteName[]> {
  const { dropped, remotes } = await db.transaction(async (tx) => {
    await waitForLock(tx, 'telemetry');
    const knownOf = await readKnownReleases(tx, [...views, ...errors, ...vitals]);
    const [knownViews, knownErrors, knownVitals] = [knownOf(views), knownOf(errors), knownOf(vitals)];
    await addViews(tx, knownViews.map(withStorable('route')));
    await addErrors(tx, knownErrors.map(withStorable('message')));
    await addVitals(tx, knownVitals.filter(isBucket).map(withStorable('route')));
    await addWorkViews(tx, works);
    const points = await addPoints(tx, canaries, failing);
    const sent = views.length + errors.length + vitals.length;
    const known = knownViews.length + knownErrors.length + knownVitals.length;
    return { dropped: { release: sent - known, run: points.dropped }, remotes: points.remotes };
  });
  if (dropped.release > 0) drop('unknown release', dropped.release);
  if (dropped.run > 0) drop('no such canary', dropped.run);
  return remotes;
}

function isBucket({ name, bucket }: { name: VitalName; bucket: number }): boolean {
  return bucket <= vitalBuckets[name].length;
}

/** PostgreSQL texts cannot store NUL or half of a surrogate pair. */
function withStorable<Field extends string>(field: Field) {
  return <Count extends Record<Field, string>>(count: Count): Count => ({
    ...count,
    [field]: Buffer.from(count[field].replaceAll('\0', '')).toString(),
  });
}

type Sent = TelemetryBatch['canaries'];

/**
 * Adds the counts of running canaries to the present ten seconds and drops those of other runs. The judge locks the
 * layers too, so that it sees only buckets that no longer grow.
 */
async function addPoints(
  tx: Database,
  sent: Sent,
  failing: NonNullable<TelemetryBatch['failing']>,
): Promise<{ remotes: RemoteName[]; dropped: number }> {
  const running = sent.length === 0 ? [] : await lockRunning(tx, sent);
  const isRunning = ({ run }: { run: string }) => running.some((one) => one.run === run);
  const repeated = await repeatedFailures(tx, failing.filter(isRunning));
  const rows = sent.filter(isRunning).map((row) => {
    const counted = repeated.filter(({ run, arm }) => run === row.run && arm === row.arm).length;
    return { ...row, failures: Math.max(row.failures - counted, 0) };
  });
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

type Named = { remote: string; digest: string };
type Known<Count extends Named> = Omit<Count, 'remote' | 'digest'> & { release_id: number };

/** Keeps counts of known releases and shells, and adds the release's id. The transaction holds the telemetry lock. */
async function readKnownReleases(tx: Database, named: readonly Named[]) {
  const digests = [...new Set(named.map(({ digest }) => digest))];
  const counted = await readCounted(tx, digests);
  const others = digests.filter((digest) => !counted.some((one) => one.digest === digest));
  const added = await addCounted(tx, others);
  const ids = new Map([...counted, ...added].map(({ id, remote, digest }) => [`${remote} ${digest}`, id]));
  return <Count extends Named>(counts: readonly Count[]): Known<Count>[] =>
    counts.flatMap(({ remote, digest, ...count }) => {
      const release_id = ids.get(`${remote} ${digest}`);
      return release_id === undefined ? [] : [{ ...count, release_id }];
    });
}

async function readCounted(tx: Database, digests: string[]) {
  if (digests.length === 0) return [];
  return tx.select().from(countedReleases).where(inArray(countedReleases.digest, digests));
}

async function addCounted(tx: Database, digests: string[]) {
  if (digests.length === 0) return [];
  const remotes = await tx
    .select({ remote: releases.remote, digest: releases.digest, version: releases.version })
    .from(releases)
    .where(inArray(releases.digest, digests));
  const shells = await tx
    .selectDistinctOn([edges.shellDigest], {
      remote: sql<'shell'>`'shell'`,
      digest: sql<string>`${edges.shellDigest}`,
      version: edges.shell,
    })
    .from(edges)
    .where(inArray(edges.shellDigest, digests))
    .orderBy(edges.shellDigest, edges.shell);
  const found = [...remotes, ...shells];
  return found.length === 0 ? [] : tx.insert(countedReleases).values(found).onConflictDoNothing().returning();
}

export async function deleteOldTelemetry(db: Database): Promise<void> {
  for (const table of [releaseViews, releaseErrors, releaseVitals])
    await db.delete(table).where(sql`hour < now() - interval '30 days'`);
}
