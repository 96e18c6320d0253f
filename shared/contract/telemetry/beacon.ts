export const beaconPath = '/telemetry';
/** In bytes. */
export const maxBeaconBytes = 4096;
export const policyReportPath = '/policy-reports';
/** In bytes. A report quotes the whole policy. */
export const maxPolicyReportBytes = 16_384;

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Maps each remote (or `shell`) to the first 16 hexadecimal digits of its digest, as the page names them. */
export type PageReleases = Record<string, string>;

/** One page view, sent once, without its visitor and address. Its later events come in beacons with `view: false`. */
export type Beacon = {
  view: boolean;
  /** Such as `/art-page/:id`. */
  route: string;
  releases: PageReleases;
  /** Maps a remote to the proof that the edge sent this page, while a canary of the remote runs. */
  tokens?: Record<string, string>;
  /** The names of the remotes that failed for the first time in this view. */
  failed: string[];
  errors: { remote: string; message: string }[];
  vitals: { name: VitalName; value: number }[];
};

/** The upper ends of the buckets: milliseconds for LCP and INP, the score for CLS. The last has none. */
export const vitalBuckets: Record<VitalName, number[]> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000],
  INP: [8, 16, 24, 32, 48, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  CLS: [0, 0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

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
