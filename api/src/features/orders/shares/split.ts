/** The percentage of artists without a split of their own. */
export const defaultSplit = 50;

/** Returns the artist's part of `base`, rounded to the kobo; half a kobo rounds up. Takes kobo, and a percentage with at most two decimals. */
export function shareOf(base: number, percent: number): number {
  return Math.round((base * Math.round(percent * 100)) / 10_000);
}

/** A refund's share of one part of a sale: all refunds add up to the part. Kobo; `before` is refunded. */
export function reversedOf(
  part: number,
  { of: sold, before, amount }: { of: number; before: number; amount: number },
): number {
  const upTo = (refunded: number) => Math.round((refunded / sold) * part);
  return upTo(before + amount) - upTo(before);
}
