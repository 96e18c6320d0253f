/** The buyer pays `percent` of the hammer price up to `to` naira. `null` has no upper end. Stored by version. */
export type PremiumTier = { to: number | null; percent: number };

/** In whole naira. `premium`, `vat`, and `delivery` added to `hammer` are exactly `total`. */
export type Total = { hammer: number; premium: number; vat: number; delivery: number; total: number };

export const standardPremium: readonly PremiumTier[] = [
  { to: 5_000_000, percent: 15 },
  { to: 50_000_000, percent: 12 },
  { to: null, percent: 10 },
];

/** The value added tax on the premium. */
export const vatPercent = 7.5;

const hundredths = 10_000n;

/**
 * Returns what a buyer pays. Premium and VAT stay exact until the total is rounded once, half to even. The shown
 * premium is rounded alike, and the shown VAT is the rest of the total, so that the parts add up.
 */
export function totalOf(sale: {
  hammer: number;
  tiers: readonly PremiumTier[];
  vatPercent: number;
  delivery: number;
}): Total {
  const { hammer, tiers, delivery } = sale;
  const exactPremium = premiumIn(tiers, hammer);
  const withVat = exactPremium * (hundredths + inHundredths(sale.vatPercent));
  const premium = rounded(exactPremium, hundredths);
  const vat = rounded(withVat, hundredths * hundredths) - premium;
  return { hammer, premium, vat, delivery, total: hammer + premium + vat + delivery };
}

/** Returns what is wrong with a table of tiers, or null. */
export function validPremium(tiers: readonly PremiumTier[]): string | null {
  if (tiers.at(-1)?.to !== null) return 'The last tier must have no upper end';
  let from = 0;
  for (const [index, { to, percent }] of tiers.entries()) {
    if (!(percent >= 0 && percent <= 100) || Math.abs(percent * 100 - Math.round(percent * 100)) > 1e-9)
      return `Tier ${index + 1} must be from 0 to 100 percent, with two decimals at most`;
    if (to === null && index < tiers.length - 1) return 'Only the last tier may have no upper end';
    if (to !== null && (!Number.isSafeInteger(to) || to <= from))
      return `The end of tier ${index + 1} must be a whole number above ${from}`;
    from = to ?? from;
  }
  return null;
}

/** In hundredths of a percent of a naira, so one naira is 10,000. */
function premiumIn(tiers: readonly PremiumTier[], hammer: number): bigint {
  let premium = 0n;
  let from = 0;
  for (const { to, percent } of tiers) {
    const upTo = Math.min(hammer, to ?? hammer);
    premium += BigInt(upTo - from) * inHundredths(percent);
    from = upTo;
  }
  return premium;
}

function inHundredths(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

function rounded(amount: bigint, unit: bigint): number {
  const whole = amount / unit;
  const twice = (amount % unit) * 2n;
  const up = twice > unit || (twice === unit && whole % 2n === 1n);
  return Number(up ? whole + 1n : whole);
}
