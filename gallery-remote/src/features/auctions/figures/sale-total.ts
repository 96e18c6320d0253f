import { totalOf } from '@gallery/shared/auction/premium';
import type { Terms, Total } from '@gallery/shared/contract/auctions/auction';

/** Returns the total cost of a hammer price under the auction's terms. */
export function saleTotal({ premium, delivery_fee }: Terms, hammer: number): Total {
  const { tiers, vat_percent: vatPercent } = premium;
  return totalOf({ hammer, tiers, vatPercent, delivery: delivery_fee });
}

/** Lists each percentage that applies to a part of the hammer price: '15%' or '15% and 12%'. */
export function premiumText({ premium }: Terms, hammer: number): string {
  const starts = premium.tiers.map((_, index) => premium.tiers[index - 1]?.to ?? 0);
  const used = premium.tiers.filter((_, index) => index === 0 || (starts[index] ?? 0) < hammer);
  return used.map(({ percent }) => `${percent}%`).join(' and ');
}
