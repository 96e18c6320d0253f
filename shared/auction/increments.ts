/** Below `to` the price rises by `by`. `null` has no upper end. The database stores the JSON by version. */
export type IncrementStep = { to: number | null; by: number };

/** The gallery's table, in naira. */
export const standardIncrements: readonly IncrementStep[] = [
  { to: 50_000, by: 2_500 },
  { to: 100_000, by: 5_000 },
  { to: 250_000, by: 10_000 },
  { to: 500_000, by: 25_000 },
  { to: 1_000_000, by: 50_000 },
  { to: 2_500_000, by: 100_000 },
  { to: 5_000_000, by: 250_000 },
  { to: 10_000_000, by: 500_000 },
  { to: 25_000_000, by: 1_000_000 },
  { to: 50_000_000, by: 2_500_000 },
  { to: 100_000_000, by: 5_000_000 },
  { to: 250_000_000, by: 10_000_000 },
  { to: 500_000_000, by: 25_000_000 },
  { to: null, by: 50_000_000 },
];

/** The highest possible bid, in naira. */
export const highestAmount = 1_000_000_000;

/** Returns the price one step above `price`. */
export function nextAmount(steps: readonly IncrementStep[], price: number): number {
  return price + stepAt(steps, price);
}

/** Returns true if a price can be `amount`: a multiple of the step there, and at most the highest amount. */
export function isOnGrid(steps: readonly IncrementStep[], amount: number): boolean {
  return amount >= 0 && amount <= highestAmount && amount % stepAt(steps, amount) === 0;
}

/** Returns the nearest points below and above `amount`, and never `amount` itself. */
export function gridNeighbours(
  steps: readonly IncrementStep[],
  amount: number,
): { below: number | null; above: number | null } {
  const below = amount > 0 ? pointUpTo(steps, Math.min(Math.ceil(amount) - 1, highestAmount)) : null;
  const above = amount < 0 ? 0 : nextAmount(steps, pointUpTo(steps, Math.floor(amount)));
  return { below, above: above <= highestAmount ? above : null };
}

/** Returns the asking price and the next points, `count` in all, or fewer near the highest amount. */
export function nextBids(steps: readonly IncrementStep[], asking: number, count: number): number[] {
  const bids: number[] = [];
  for (let bid = asking; bids.length < count && bid <= highestAmount; bid = nextAmount(steps, bid))
    bids.push(bid);
  return bids;
}

/** Returns what is wrong with a table, or null. In a valid one, each point is a multiple of the step there. */
export function validIncrements(steps: readonly IncrementStep[]): string | null {
  let from = 0;
  for (const [index, { to, by }] of steps.entries()) {
    if (!isAmount(by)) return `Step ${index + 1} must be a whole number from 1 to ${highestAmount}`;
    if (from % by !== 0) return `${from} must be a multiple of the step above it, ${by}`;
    if (to === null) return index === steps.length - 1 ? null : 'Only the last step has no upper end';
    if (!isAmount(to) || to <= from)
      return `The end of step ${index + 1} must be a whole number above ${from}`;
    if (to % by !== 0) return `${to} must be a multiple of the step below it, ${by}`;
    from = to;
  }
  return 'The last step must have no upper end';
}

function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= highestAmount;
}

function pointUpTo(steps: readonly IncrementStep[], amount: number): number {
  return amount - (amount % stepAt(steps, amount));
}

function stepAt(steps: readonly IncrementStep[], price: number): number {
  const step = steps.find(({ to }) => to === null || price < to);
  if (!step) throw new RangeError(`No step at ${price}`);
  return step.by;
}
