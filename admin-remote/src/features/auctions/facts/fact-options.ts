import type { AuctionLot, AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';
import { payTimeText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatNaira } from '@gallery/shared/domain/money';

const approvalLimits = [1_000_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000];

/** Adds the present value to the usual ones. */
export function approvalOptions(present: number | null) {
  const limits = new Set([...approvalLimits, ...(present ? [present] : [])]);
  return [
    { value: '', label: 'No lot' },
    { value: '0', label: 'Every lot' },
    ...[...limits]
      .sort((a, b) => a - b)
      .map((limit) => ({ value: String(limit), label: `High estimate of ${formatNaira(limit)}` })),
  ];
}

export function approvalHint({ approval_from }: AuctionRecord, lots: readonly AuctionLot[]): string {
  const concerned = lots.filter(
    ({ estimate_high }) => approval_from !== null && (estimate_high ?? 0) >= approval_from,
  );
  return `${concerned.length} of ${lots.length} lots`;
}

export function intervalOptions(present: number) {
  const seconds = new Set([0, 60, 120, 180, 300, present]);
  return [...seconds]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: intervalText(value) }));
}

export function payTimeOptions(present: number) {
  const minutes = new Set([...[12, 24, 48, 72, 168].map((hours) => hours * 60), present]);
  return [...minutes]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: payTimeText(value) }));
}

export function intervalText(seconds: number): string {
  if (seconds === 0) return 'All at once';
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}
