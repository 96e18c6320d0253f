/** @jest-environment node */
import fc from 'fast-check';
import { rateBand } from './confidence';

const seen = fc
  .record({
    views: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ views, share }) => ({ views, failures: Math.round(views * share) }));

test('the band contains the observed rate and stays within 0 and 1', () => {
  fc.assert(
    fc.property(seen, ({ views, failures }) => {
      const { low, high } = rateBand(views, failures, 0.05);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(failures / views);
      expect(high).toBeGreaterThanOrEqual(failures / views);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

test('more views narrow the band, and a smaller risk widens it', () => {
  const widthOf = (views: number, alpha: number) => {
    const { low, high } = rateBand(views, views / 20, alpha);
    return high - low;
  };
  expect(widthOf(10_000, 0.05)).toBeLessThan(widthOf(1000, 0.05));
  expect(widthOf(1000, 0.05)).toBeLessThan(widthOf(1000, 0.001));
});

test('no views give the full band, and failures mirror successes', () => {
  expect(rateBand(0, 0, 0.05)).toEqual({ low: 0, high: 1 });
  const failed = rateBand(200, 20, 0.05);
  const passed = rateBand(200, 180, 0.05);
  expect(failed.low).toBeCloseTo(1 - passed.high, 9);
  expect(failed.high).toBeCloseTo(1 - passed.low, 9);
});

test('the band misses the true rate with at most the stated chance, over all views', () => {
  for (const rate of [0.01, 0.1, 0.5]) {
    let alive = new Map([[0, 1]]);
    for (let views = 1; views <= 120; views++) {
      const next = new Map<number, number>();
      for (const [failures, chance] of alive)
        for (const [reached, part] of [
          [failures + 1, rate],
          [failures, 1 - rate],
        ] as const) {
          const { low, high } = rateBand(views, reached, 0.05);
          if (low <= rate && rate <= high) next.set(reached, (next.get(reached) ?? 0) + chance * part);
        }
      alive = next;
    }
    const left = 1 - [...alive.values()].reduce((sum, one) => sum + one, 0);
    expect(left).toBeLessThanOrEqual(0.05);
  }
});
