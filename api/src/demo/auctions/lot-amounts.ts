import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';

/** Derives a lot's amounts, all on the grid of increments, from the work's `price`. */
export function lotAmountsOf(steps: IncrementStep[], price: number, hasReserve: boolean) {
  const onGrid = (amount: number) => gridPointUpTo(steps, amount);
  return {
    startingPrice: onGrid(price * 0.4),
    reserve: hasReserve ? onGrid(price * 0.55) : 0,
    estimateLow: onGrid(price * 0.6),
    estimateHigh: onGrid(price * 0.9),
  };
}

/** Returns at least the lowest grid point above 0, because a lot starts there. */
export function gridPointUpTo(steps: IncrementStep[], amount: number): number {
  const whole = Math.max(Math.floor(amount), 1);
  if (isOnGrid(steps, whole)) return whole;
  const { below, above } = gridNeighbours(steps, whole);
  return below || (above ?? whole);
}
