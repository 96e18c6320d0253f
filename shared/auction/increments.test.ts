/** @jest-environment node */
import fc from 'fast-check';
import {
  gridNeighbours,
  highestAmount,
  type IncrementStep,
  isOnGrid,
  nextAmount,
  nextBids,
  standardIncrements,
  validIncrements,
} from './increments';

const coarse: IncrementStep[] = [
  { to: 300, by: 100 },
  { to: null, by: 300 },
];
const points: number[] = [];
for (let point = 0; point <= highestAmount; point = nextAmount(standardIncrements, point)) points.push(point);
const onGrid = new Set(points);

test('the standard table is valid and ends at a billion', () => {
  expect(validIncrements(standardIncrements)).toBeNull();
  expect(standardIncrements.at(-1)).toEqual({ to: null, by: 50_000_000 });
  expect(points.slice(0, 3)).toEqual([0, 2_500, 5_000]);
  expect(points.at(-1)).toBe(1_000_000_000);
  for (const { to } of standardIncrements) if (to !== null) expect(onGrid.has(to)).toBe(true);
});

test.each([
  [0, 2_500],
  [47_500, 50_000],
  [50_000, 55_000],
  [95_000, 100_000],
  [100_000, 110_000],
  [1_300_000, 1_400_000],
  [499_999_999, 524_999_999],
  [500_000_000, 550_000_000],
])('the price after %d is %d', (price, next) => {
  expect(nextAmount(standardIncrements, price)).toBe(next);
});

test('isOnGrid accepts exactly the prices that the steps reach', () => {
  const amount = fc.oneof(
    fc.constantFrom(...points),
    fc.integer({ min: -3_000, max: highestAmount + 100_000_000 }),
  );
  fc.assert(
    fc.property(amount, (value) => {
      expect(isOnGrid(standardIncrements, value)).toBe(onGrid.has(value));
    }),
    { numRuns: 5_000 },
  );
});

test.each([-2_500, -0.5, 0.5, 2_500.5, 52_500, 1_050_000_000, Number.NaN, Infinity, -Infinity])(
  'isOnGrid rejects %d',
  (value) => {
    expect(isOnGrid(standardIncrements, value)).toBe(false);
  },
);

test('gridNeighbours returns the nearest prices below and above an amount', () => {
  const amount = fc.oneof(
    fc.constantFrom(...points),
    fc.double({ min: -10, max: 1.2e9, noNaN: true }),
    fc.integer({ min: -5, max: 1_200_000_000 }),
  );
  fc.assert(
    fc.property(amount, (value) => {
      expect(gridNeighbours(standardIncrements, value)).toEqual({
        below: points.filter((point) => point < value).at(-1) ?? null,
        above: points.find((point) => point > value) ?? null,
      });
    }),
    { numRuns: 5_000 },
  );
});

test.each<[number, { below: number | null; above: number | null }]>([
  [12_345, { below: 10_000, above: 12_500 }],
  [50_000, { below: 47_500, above: 55_000 }],
  [0, { below: null, above: 2_500 }],
  [-1, { below: null, above: 0 }],
  [0.5, { below: 0, above: 2_500 }],
  [1_000_000_000, { below: 950_000_000, above: null }],
  [999_999_999, { below: 950_000_000, above: 1_000_000_000 }],
  [1_000_000_001, { below: 1_000_000_000, above: null }],
  [Infinity, { below: 1_000_000_000, above: null }],
  [-Infinity, { below: null, above: 0 }],
  [Number.NaN, { below: null, above: null }],
])('the neighbors of %d are %j', (value, neighbours) => {
  expect(gridNeighbours(standardIncrements, value)).toEqual(neighbours);
});

test('nextBids starts at the asking price and crosses into larger steps', () => {
  expect(nextBids(standardIncrements, 90_000, 4)).toEqual([90_000, 95_000, 100_000, 110_000]);
  expect(nextBids(standardIncrements, 90_000, 0)).toEqual([]);
});

test('nextBids returns fewer bids near the highest amount and none above it', () => {
  expect(nextBids(standardIncrements, 950_000_000, 3)).toEqual([950_000_000, 1_000_000_000]);
  expect(nextBids(standardIncrements, 1_050_000_000, 3)).toEqual([]);
});

test('the functions follow the given table', () => {
  expect(nextBids(coarse, 200, 3)).toEqual([200, 300, 600]);
  expect(isOnGrid(coarse, 300)).toBe(true);
  expect(isOnGrid(coarse, 400)).toBe(false);
});

test.each<[IncrementStep[], string | null]>([
  [coarse, null],
  [[{ to: null, by: 1 }], null],
  [[{ to: null, by: highestAmount }], null],
  [
    [
      { to: highestAmount, by: highestAmount },
      { to: null, by: 1 },
    ],
    null,
  ],
  [[], 'The last step must have no upper end'],
  [[{ to: 100, by: 10 }], 'The last step must have no upper end'],
  [[{ to: null, by: 0 }], 'Step 1 must be a whole number from 1 to 1000000000'],
  [[{ to: null, by: -5 }], 'Step 1 must be a whole number from 1 to 1000000000'],
  [[{ to: null, by: 2.5 }], 'Step 1 must be a whole number from 1 to 1000000000'],
  [[{ to: null, by: Number.NaN }], 'Step 1 must be a whole number from 1 to 1000000000'],
  [[{ to: null, by: 1_000_000_001 }], 'Step 1 must be a whole number from 1 to 1000000000'],
  [
    [
      { to: 300, by: 100 },
      { to: null, by: 200 },
    ],
    '300 must be a multiple of the step above it, 200',
  ],
  [
    [
      { to: 250, by: 100 },
      { to: null, by: 50 },
    ],
    '250 must be a multiple of the step below it, 100',
  ],
  [
    [
      { to: null, by: 100 },
      { to: null, by: 100 },
    ],
    'Only the last step has no upper end',
  ],
  [
    [
      { to: 300, by: 100 },
      { to: 300, by: 100 },
      { to: null, by: 100 },
    ],
    'The end of step 2 must be a whole number above 300',
  ],
  [
    [
      { to: 0, by: 100 },
      { to: null, by: 100 },
    ],
    'The end of step 1 must be a whole number above 0',
  ],
  [
    [
      { to: 2.5, by: 1 },
      { to: null, by: 1 },
    ],
    'The end of step 1 must be a whole number above 0',
  ],
  [
    [
      { to: 2_000_000_000, by: 1 },
      { to: null, by: 1 },
    ],
    'The end of step 1 must be a whole number above 0',
  ],
])('validates the steps %j: %s', (steps, problem) => {
  expect(validIncrements(steps)).toBe(problem);
});

test('an incomplete table throws', () => {
  expect(() => nextAmount([{ to: 10, by: 1 }], 10)).toThrow('No step at 10');
});
