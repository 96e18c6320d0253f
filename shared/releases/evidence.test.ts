/** @jest-environment node */
import fc from 'fast-check';
import { type Bucket, evidenceOf, isWorse, logEvidence, oddsRatios } from './evidence';
import { logChoose } from './log-gamma';
import { seededRandom } from './testing/seeded-random';

const alpha = 0.001;
const limits = { alpha, minViews: 50, minFailures: 5 };

const counts = fc
  .record({ views: fc.integer({ min: 0, max: 300 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ views, share }) => ({ views, failures: Math.round(views * share) }));
const buckets: fc.Arbitrary<Bucket[]> = fc.array(fc.record({ live: counts, candidate: counts }), {
  maxLength: 30,
});

test('the expected evidence of a bucket is 1 when both releases fail alike', () => {
  const margins = fc.record({
    live: fc.integer({ min: 1, max: 400 }),
    candidate: fc.integer({ min: 1, max: 400 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    odds: fc.constantFrom(...oddsRatios),
  });
  fc.assert(
    fc.property(margins, ({ live, candidate, share, odds }) => {
      const failures = Math.round((live + candidate) * share);
      let mean = 0;
      for (let j = Math.max(0, failures - live); j <= Math.min(candidate, failures); j++) {
        const log =
          logChoose(candidate, j) + logChoose(live, failures - j) - logChoose(live + candidate, failures);
        const bucket = {
          live: { views: live, failures: failures - j },
          candidate: { views: candidate, failures: j },
        };
        mean += Math.exp(log + logEvidence(bucket, odds));
      }
      expect(mean).toBeCloseTo(1, 9);
    }),
  );
});

test('a failure moved from live to the candidate adds evidence', () => {
  fc.assert(
    fc.property(buckets, fc.nat(), (all, at) => {
      const movable = all.filter(
        ({ live, candidate }) => live.failures > 0 && candidate.failures < candidate.views,
      );
      const moved = movable[at % Math.max(1, movable.length)];
      if (!moved) return;
      const worse = all.map((one) => (one === moved ? withOneMore(one) : one));
      expect(evidenceOf(worse)).toBeGreaterThanOrEqual(evidenceOf(all));
    }),
  );
});

test('the order of buckets and buckets without information do not change the evidence', () => {
  const silent: Bucket[] = [
    { live: { views: 500, failures: 20 }, candidate: { views: 0, failures: 0 } },
    { live: { views: 0, failures: 0 }, candidate: { views: 9, failures: 9 } },
    { live: { views: 500, failures: 0 }, candidate: { views: 30, failures: 0 } },
  ];
  fc.assert(
    fc.property(buckets, (all) => {
      const evidence = evidenceOf(all);
      expect(Math.abs(evidenceOf([...silent, ...all].reverse()) - evidence)).toBeLessThanOrEqual(
        evidence * 1e-9,
      );
    }),
  );
  expect(evidenceOf([])).toBe(1);
  expect(evidenceOf(silent)).toBe(1);
});

test('the evidence stays finite for a million views and thousands of buckets', () => {
  const large = {
    live: { views: 1_000_000, failures: 400_000 },
    candidate: { views: 1_000_000, failures: 400_100 },
  };
  expect(evidenceOf([large])).toBeLessThan(1);
  const broken = {
    live: { views: 1_000_000, failures: 0 },
    candidate: { views: 1_000_000, failures: 1_000_000 },
  };
  expect(evidenceOf(Array.from({ length: 100 }, () => broken))).toBe(Number.MAX_VALUE);
  const usual = { live: { views: 500, failures: 3 }, candidate: { views: 25, failures: 0 } };
  expect(evidenceOf(Array.from({ length: 8640 }, () => usual))).toBeLessThan(1);
});

test('the rule withdraws none of a thousand healthy releases', () => {
  const random = seededRandom(16);
  for (let release = 0; release < 1000; release++) {
    const rate = [0, 0.001, 0.01, 0.05][release % 4] ?? 0;
    const seen: Bucket[] = [];
    for (let bucket = 0; bucket < 30; bucket++) {
      // A failure for all visitors, such as an outage of the API, affects both releases.
      const now = bucket === 20 ? Math.max(rate, 0.5) : rate;
      seen.push({ live: viewsOf(random, 95, now), candidate: viewsOf(random, 5, now) });
    }
    expect(highest(seen)).toBeLessThan(1 / alpha);
  }
});

test('the rule finds a release that fails for a tenth within 200 of its views', () => {
  const random = seededRandom(17);
  for (let release = 0; release < 100; release++) {
    const seen: Bucket[] = [];
    let views = 0;
    while (!isTakenBack(seen)) {
      seen.push({ live: viewsOf(random, 190, 0.001), candidate: viewsOf(random, 10, 0.1) });
      views += 10;
      expect(views).toBeLessThanOrEqual(200);
    }
    expect(views).toBeGreaterThanOrEqual(limits.minViews);
  }
});

test('the rule withdraws nothing before both releases have 50 views', () => {
  const broken = (live: number, candidate: number) => [
    { live: { views: live, failures: 0 }, candidate: { views: candidate, failures: candidate } },
  ];
  expect(isTakenBack(broken(900, 49))).toBe(false);
  expect(isTakenBack(broken(49, 900))).toBe(false);
  expect(isTakenBack(broken(50, 50))).toBe(true);
});

function isTakenBack(seen: Bucket[]): boolean {
  const all = (arm: keyof Bucket) => ({
    views: seen.reduce((sum, bucket) => sum + bucket[arm].views, 0),
    failures: seen.reduce((sum, bucket) => sum + bucket[arm].failures, 0),
  });
  return isWorse(evidenceOf(seen), { live: all('live'), candidate: all('candidate') }, limits);
}

function withOneMore({ live, candidate }: Bucket): Bucket {
  return {
    live: { ...live, failures: live.failures - 1 },
    candidate: { ...candidate, failures: candidate.failures + 1 },
  };
}

/** Returns the most evidence that an observer sees who looks after each bucket. */
function highest(seen: Bucket[]): number {
  const logs = oddsRatios.map((odds) => {
    let sum = 0;
    return seen.map((bucket) => (sum += logEvidence(bucket, odds)));
  });
  const evidence = seen.map(
    (_, i) => logs.reduce((sum, one) => sum + Math.exp(one[i] ?? 0), 0) / oddsRatios.length,
  );
  expect(evidence.at(-1)).toBeCloseTo(evidenceOf(seen), 9);
  return Math.max(...evidence);
}

function viewsOf(random: () => number, views: number, rate: number) {
  const failures = Array.from({ length: views }, random).filter((one) => one < rate).length;
  return { views, failures };
}
