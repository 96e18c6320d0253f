import { type Band, rateBand } from './confidence';

/**
 * Between which values the percentile of a histogram lies, in the unit of its buckets' upper ends: below the lower one the share of all values is too
 * small for it, above the upper one too large. The chance that the true one is ever outside is at most `alpha`,
 * however often it is looked at. Within a bucket values are taken to lie evenly; the last one has no end.
 */
export function percentileBand(
  ends: readonly number[],
  counts: readonly number[],
  share: number,
  alpha: number,
): Band {
  const all = counts.reduce((sum, one) => sum + one, 0);
  let below = 0;
  const shares = [0, ...ends].map((end, bucket) => {
    below += bucket === 0 ? 0 : (counts[bucket - 1] ?? 0);
    return { end, ...rateBand(all, below, alpha) };
  });
  return {
    low: crossing(
      shares.map(({ end, high }) => [end, high]),
      share,
    ),
    high: crossing(
      shares.map(({ end, low }) => [end, low]),
      share,
    ),
  };
}

/** Where a growing curve first reaches the height, or its end. */
function crossing(curve: readonly [at: number, height: number][], height: number): number {
  let [from, before] = [0, height];
  for (const [at, reached] of curve) {
    if (reached >= height)
      return before >= height ? from : from + ((at - from) * (height - before)) / (reached - before);
    [from, before] = [at, reached];
  }
  return from;
}
