import { type Band, rateBand } from './confidence';

/**
 * Returns a band for the percentile of a histogram, in the unit of its buckets' upper ends. Below it the share of
 * values is too small, above it too large. The true percentile is ever outside with a chance of at most `alpha`,
 * however often anyone looks. Values count as even within a bucket. The last bucket has no end.
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

/** Returns where a growing curve first reaches the height, or the curve's end. */
function crossing(curve: readonly [at: number, height: number][], height: number): number {
  let [from, before] = [0, height];
  for (const [at, reached] of curve) {
    if (reached >= height)
      return before >= height ? from : from + ((at - from) * (height - before)) / (reached - before);
    [from, before] = [at, reached];
  }
  return from;
}
