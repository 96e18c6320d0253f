import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import type { AuctionLot, LotFields } from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira, groupDigits } from '@gallery/shared/domain/money';
import { formatDate } from '@gallery/shared/domain/time';
import type { ConflictLabels } from '../../../ui/conflict/conflict-dialog';

export function lotValues(lot: AuctionLot): { [Name in keyof Required<LotFields>]: string } {
  return {
    estimate_low: lot.estimate_low === null ? '' : String(lot.estimate_low),
    estimate_high: lot.estimate_high === null ? '' : String(lot.estimate_high),
    start: String(lot.start),
    reserve: String(lot.reserve),
    closes_at: lot.own_end ? lot.closes_at : '',
  };
}

/** 'Not on the grid: 1,100,000 or 1,200,000', or null. */
export function offGridText(steps: readonly IncrementStep[], amount: number): string | null {
  if (isOnGrid(steps, amount)) return null;
  const { below, above } = gridNeighbours(steps, amount);
  const points = [below, above].filter((point): point is number => point !== null && point > 0);
  return `Not on the grid: ${points.map(groupDigits).join(' or ')}`;
}

const money = (value: unknown) => formatNaira(Number(value));

export const lotLabels: ConflictLabels = {
  estimate_low: { label: 'Estimate from', show: money },
  estimate_high: { label: 'Estimate to', show: money },
  start: { label: 'Start', show: money },
  reserve: { label: 'Reserve', show: money },
  closes_at: {
    label: 'Its own end',
    show: (value) => `${formatDate(String(value))}, ${formatTime(String(value))}`,
  },
};
