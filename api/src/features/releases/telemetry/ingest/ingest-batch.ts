import type { TelemetryBatch } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { type VitalName, vitalBuckets } from '@gallery/shared/contract/telemetry/beacon';
import { waitForLock } from '../../../../db/advisory-lock';
import type { Database } from '../../../../db/client';
import { addPoints } from '../../canary/add-points';
import { addErrors, addViews, addVitals } from './add-counts';
import { readKnownReleases } from './known-counts';

/** `drop` hears of counts that are of nothing known. Answers the remotes whose canaries were counted. */
export async function ingestBatch(
  db: Database,
  { views, errors, vitals, canaries }: TelemetryBatch,
  drop: (reason: string, count: number) => void,
): Promise<RemoteName[]> {
  const { dropped, remotes } = await db.transaction(async (tx) => {
    await waitForLock(tx, 'telemetry');
    const knownOf = await readKnownReleases(tx, [...views, ...errors, ...vitals]);
    const [knownViews, knownErrors, knownVitals] = [knownOf(views), knownOf(errors), knownOf(vitals)];
    await addViews(tx, knownViews.map(withStorable('route')));
    await addErrors(tx, knownErrors.map(withStorable('message')));
    await addVitals(tx, knownVitals.filter(isBucket).map(withStorable('route')));
    const points = await addPoints(tx, canaries);
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

/** PostgreSQL's texts hold neither NUL nor half of a surrogate pair. */
function withStorable<Field extends string>(field: Field) {
  return <Count extends Record<Field, string>>(count: Count): Count => ({
    ...count,
    [field]: Buffer.from(count[field].replaceAll('\0', '')).toString(),
  });
}
