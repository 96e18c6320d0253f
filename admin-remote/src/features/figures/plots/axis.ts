/** Rounds the largest value up to a number that two or four lines divide well, at least `least`. */
export function topOf(largest: number, least = 1): number {
  const value = Math.max(largest, least);
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}

const steps = [1, 2, 4, 6, 8, 10];

/** As an attribute of SVG, because the policy allows no style attributes. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
