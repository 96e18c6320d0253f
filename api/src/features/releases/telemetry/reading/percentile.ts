import { type VitalName, vitalBuckets } from '@gallery/shared/contract/telemetry/vitals';

/** Interpolates the value below which the given share of all values lies. `undefined` without values. */
export function percentileOf(name: VitalName, counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0) return undefined;
  const ends = vitalBuckets[name];
  let before = 0;
  for (const [bucket, size] of counts.entries()) {
    const [low, high] = [ends[bucket - 1] ?? 0, ends[bucket] ?? ends.at(-1) ?? 0];
    if (before + size >= all * share && size > 0) return low + ((high - low) * (all * share - before)) / size;
    before += size;
  }
  return ends.at(-1);
}
