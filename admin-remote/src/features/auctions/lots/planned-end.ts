import type { AuctionLot, AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';

type Plan = Pick<AuctionRecord, 'closes_at' | 'lot_interval'>;

/** Returns the end of a lot at `place` (from 1), unless the lot has its own end. */
export function endAt(lot: AuctionLot, { closes_at, lot_interval }: Plan, place: number): string {
  if (lot.own_end || lot.number === place) return lot.closes_at;
  return new Date(Date.parse(closes_at) + (place - 1) * lot_interval * 1_000).toISOString();
}

export function lastEnd(lots: readonly AuctionLot[]): string {
  return lots.map((lot) => lot.closes_at).reduce((last, end) => (end > last ? end : last), '');
}
