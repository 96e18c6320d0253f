import { countOf } from '@gallery/shared/domain/count-of';
import { nairaSign } from '@gallery/shared/domain/money';

/** Turns 0.12 into '+12%'. */
export function formatChange(change: number): string {
  return percent(change);
}

export function formatOrderCount(count: number): string {
  return countOf(count, 'order');
}

/** Turns 8,900,000 into '#8.9m'. */
export function formatShortNaira(amount: number): string {
  return nairaSign + short(amount).toLowerCase();
}

/** Turns '2026-08-21' into 'Aug 21'. */
export function formatWeek(day: string): string {
  return monthAndDay(new Date(`${day}T12:00:00Z`));
}

const { format: percent } = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});
const { format: short } = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const { format: monthAndDay } = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
