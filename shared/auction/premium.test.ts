/** @jest-environment node */
import fc from 'fast-check';
import { type PremiumTier, standardPremium, totalOf, validPremium, vatPercent } from './premium';

const totalFor = (hammer: number, delivery = 0, tiers: readonly PremiumTier[] = standardPremium) =>
  totalOf({ hammer, tiers, vatPercent, delivery });

test('the total of ₦1,400,000 includes premium, VAT, and delivery', () => {
  expect(totalFor(1_400_000, 45_000)).toEqual({
    hammer: 1_400_000,
    premium: 210_000,
    vat: 15_750,
    delivery: 45_000,
    total: 1_670_750,
  });
});

test.each([
  [8_500_000, 9_757_750],
  [5_000_000, 5_806_250],
  [50_000_000, 56_611_250],
  [1_000_000_000, 1_108_736_250],
  [1_500_000, 1_741_875],
  [325_000, 377_406],
  [650_000, 754_812],
  [950_000, 1_103_188],
  [0, 0],
])('₦%d costs ₦%d with premium and VAT, each tier at its own rate', (hammer, total) => {
  expect(totalFor(hammer).total).toBe(total);
});

test('the rounded parts add up to the total', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const sale = fc.record({
    hammer: fc.integer({ min: 0, max: 1_000_000_000 }),
    delivery: fc.integer({ min: 0, max: 10_000_000 }),
    tiers: fc.tuple(percent, percent).map(([low, high]): PremiumTier[] => [
      { to: 5_000_000, percent: low },
      { to: null, percent: high },
    ]),
    vatPercent: percent,
  });
  fc.assert(
    fc.property(sale, (sold) => {
      const { hammer, premium, vat, delivery, total } = totalOf(sold);
      const [low, high] = sold.tiers.map((tier) => BigInt(Math.round(tier.percent * 100)));
      const exact =
        (BigInt(Math.min(hammer, 5_000_000)) * (low ?? 0n) +
          BigInt(Math.max(hammer - 5_000_000, 0)) * (high ?? 0n)) *
        BigInt(10_000 + Math.round(sold.vatPercent * 100));
      const off = BigInt(premium + vat) * 100_000_000n - exact;
      expect(hammer + premium + vat + delivery).toBe(total);
      expect(off <= 50_000_000n && off >= -50_000_000n).toBe(true);
      expect(Number.isSafeInteger(vat) && vat >= 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the premium rounds half a naira to the even neighbor', () => {
  const half: PremiumTier[] = [{ to: null, percent: 50 }];
  const premium = (hammer: number) => totalOf({ hammer, tiers: half, vatPercent: 0, delivery: 0 }).premium;
  expect([1, 2, 3, 5, 7].map(premium)).toEqual([0, 1, 2, 2, 4]);
});

test.each<[PremiumTier[], string | null]>([
  [[...standardPremium], null],
  [[{ to: null, percent: 12.25 }], null],
  [[], 'The last tier must have no upper end'],
  [[{ to: 5, percent: 10 }], 'The last tier must have no upper end'],
  [[{ to: null, percent: 101 }], 'Tier 1 must be from 0 to 100 percent, with two decimals at most'],
  [[{ to: null, percent: 7.125 }], 'Tier 1 must be from 0 to 100 percent, with two decimals at most'],
  [[{ to: null, percent: Number.NaN }], 'Tier 1 must be from 0 to 100 percent, with two decimals at most'],
  [
    [
      { to: null, percent: 10 },
      { to: null, percent: 10 },
    ],
    'Only the last tier may have no upper end',
  ],
  [
    [
      { to: 5, percent: 10 },
      { to: 5, percent: 10 },
      { to: null, percent: 10 },
    ],
    'The end of tier 2 must be a whole number above 5',
  ],
])('validates the tiers %j: %s', (tiers, problem) => {
  expect(validPremium(tiers)).toBe(problem);
});
