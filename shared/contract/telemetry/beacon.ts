/** Where the browser sends what it saw of a page, at the edge. */
export const beaconPath = '/telemetry';
/** In bytes. */
export const maxBeaconBytes = 4096;

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** By remote (or `shell`): the digest's first 16 hexadecimal digits, as the page names them. */
export type PageReleases = Record<string, string>;

/**
 * What one page view tells: nothing of who saw it, and no address but the route's pattern.
 * A view is sent once, after the first view; what happens later comes in further beacons with `view: false`.
 */
export type Beacon = {
  view: boolean;
  /** Such as `/art-page/:id`. */
  route: string;
  releases: PageReleases;
  /** By remote: proof that the edge sent this page, while a canary of the remote runs. */
  tokens?: Record<string, string>;
  /** Of the remotes that failed for the first time in this view: their names. */
  failed: string[];
  errors: { remote: string; message: string }[];
  vitals: { name: VitalName; value: number }[];
};

/** Upper ends of a histogram's buckets: milliseconds for LCP and INP, the score for CLS. The last bucket has none. */
export const vitalBuckets: Record<VitalName, number[]> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000],
  INP: [8, 16, 24, 32, 48, 64, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
  CLS: [0, 0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

/** The value below which the given share of all lie, within the bucket linearly; `undefined` without any. */
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
