import { newPrice } from './change';

test.each([
  [1_480_000, { by: 'percent', amount: 10, roundTo: 5_000 }, 1_630_000],
  [1_320_000, { by: 'percent', amount: 10, roundTo: 5_000 }, 1_450_000],
  [640_000, { by: 'percent', amount: 10, roundTo: 5_000 }, 705_000],
  [1_250_000, { by: 'percent', amount: 12.5, roundTo: 1_000 }, 1_406_000],
  [1_000_000_000, { by: 'percent', amount: 0.1, roundTo: 1 }, 1_001_000_000],
  [15_000, { by: 'percent', amount: -90, roundTo: 10_000 }, 0],
  [250_000, { by: 'amount', amount: -50_000, roundTo: 1 }, 200_000],
  [250_000, { by: 'amount', amount: 5_000, roundTo: 10_000 }, 260_000],
  [250_000, { by: 'set', amount: 99_999, roundTo: 10_000 }, 99_999],
] as const)('changes %d by %j to %d', (price, change, expected) => {
  expect(newPrice(price, change)).toBe(expected);
});
