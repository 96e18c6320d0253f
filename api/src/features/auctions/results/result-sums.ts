import type { LotResult, ResultSums } from '@gallery/shared/contract/auction-results/results';

export function sumsOf(results: readonly LotResult[]): ResultSums {
  const sold = results.filter(({ lot }) => lot.state === 'sold');
  const paid = results.filter(({ state }) => state === 'paid');
  return {
    sold: sold.length,
    hammer: sumOf(sold, ({ lot }) => lot.price),
    estimate_low: sumOf(sold, ({ lot }) => lot.estimate_low ?? 0),
    estimate_high: sumOf(sold, ({ lot }) => lot.estimate_high ?? 0),
    premium: sumOf(sold, ({ total }) => total?.premium ?? 0),
    vat: sumOf(sold, ({ total }) => total?.vat ?? 0),
    paid: paid.length,
    paid_sum: sumOf(paid, ({ order }) => (order ? order.total - (order.refunded ?? 0) : 0)),
    due: results.filter(({ state }) => state === 'due').length,
    unpaid: results.filter(({ state }) => state === 'unpaid' || state === 'offered').length,
  };
}

function sumOf(results: readonly LotResult[], amountOf: (result: LotResult) => number): number {
  return results.reduce((sum, result) => sum + amountOf(result), 0);
}
