import type { PriceChange } from '@gallery/shared/contract/collection/edit-limits';

export type NewPrice = { by: PriceChange; amount: number; roundTo: number };

/** Returns the changed price in whole naira, rounded half up to a multiple of `roundTo`. It may be beyond the limits. */
export function newPrice(price: number, { by, amount, roundTo }: NewPrice): number {
  if (by === 'set') return amount;
  if (by === 'amount') return rounded(price + amount, roundTo);
  // Tenths of a percent are whole numbers, so that no sum has a binary fraction.
  return rounded((price * (1_000 + Math.round(amount * 10))) / 1_000, roundTo);
}

function rounded(amount: number, to: number): number {
  return Math.floor(amount / to + 0.5) * to;
}
