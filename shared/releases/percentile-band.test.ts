/** @jest-environment node */
import fc from 'fast-check';
import { percentileBand } from './percentile-band';
import { seededRandom } from './testing/seeded-random';

const ends = [250, 500, 1000, 1500, 2000, 3000, 4000, 8000, 12_000];
const buckets = ends.length + 1;
const histogram = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: buckets, maxLength: buckets })
  .filter((counts) => counts.some((count) => count > 0));
const bandOf = (counts: readonly number[]) => percentileBand(ends, counts, 0.75, 0.05);

/** Returns the bucket that contains the 75th percentile of the counts. */
function seenIn(counts: readonly number[]) {
  const all = counts.reduce((sum, one) => sum + one, 0);
  let below = 0;
  const at = counts.findIndex((count) => {
    below += count;
    return below >= all * 0.75;
  });
  return { from: ends[at - 1] ?? 0, to: ends[at] ?? 12_000 };
}

test('the band contains the observed percentile and stays within the scale', () => {
  fc.assert(
    fc.property(histogram, (counts) => {
      const { low, high } = bandOf(counts);
      const seen = seenIn(counts);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(seen.to);
      expect(high).toBeGreaterThanOrEqual(seen.from);
      expect(high).toBeLessThanOrEqual(12_000);
    }),
  );
});

test('more views narrow the band', () => {
  fc.assert(
    fc.property(histogram, (counts) => {
      const [few, many] = [bandOf(counts), bandOf(counts.map((count) => 100 * count))];
      expect(many.high - many.low).toBeLessThanOrEqual(few.high - few.low + 1e-6);
    }),
  );
});

test('no views, or one, give the full band', () => {
  expect(bandOf([])).toEqual({ low: 0, high: 12_000 });
  const one = Array(buckets).fill(0);
  one[7] = 1;
  expect(bandOf(one)).toEqual({ low: 0, high: 12_000 });
});

test('the band misses the true percentile for at most 5 of 100 canaries', () => {
  // Values are even between 0 and 4 s, so the 75th percentile is 3 s.
  const random = seededRandom(7);
  let missed = 0;
  for (let canary = 0; canary < 100; canary++) {
    const counts = Array(buckets).fill(0);
    let outside = false;
    for (let hour = 0; hour < 24; hour++) {
      for (let view = 0; view < 40; view++) {
        const paint = random() * 4000;
        counts[ends.findIndex((end) => paint <= end)]++;
      }
      const { low, high } = bandOf(counts);
      outside ||= low > 3000 || high < 3000;
    }
    if (outside) missed++;
  }
  expect(missed).toBeLessThanOrEqual(5);
});
