import { wallClockOf } from '@gallery/shared/domain/clock';

/** Both days are those of Lagos, such as '2026-06-01', and belong to the period. */
export type Period = { from: string; to: string };

export const periodWeeks = ['13', '26', '52'] as const;
export type PeriodChoice = (typeof periodWeeks)[number] | 'days';

export function todayInLagos(now = new Date()): string {
  return wallClockOf(now.toISOString()).slice(0, 10);
}

/** Returns the period of these weeks, the last of which is the current one. */
export function periodOfWeeks(weeks: number, today: string): Period {
  const day = Date.parse(today);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const first = day - (sinceMonday + (weeks - 1) * 7) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to: today };
}

/** Reads the address: chosen days, or a number of weeks, by default 26. */
export function periodOf(params: URLSearchParams, today: string): Period & { choice: PeriodChoice } {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from !== null || to !== null) return { choice: 'days', from: from ?? '', to: to ?? '' };
  const choice = periodWeeks.find((weeks) => weeks === params.get('weeks')) ?? '26';
  const { from: first, to: last } = periodOfWeeks(Number(choice), today);
  return { choice, from: first, to: last };
}

/** Tells whether the API answers figures of these days: at most 366, in order. */
export function isPeriod({ from, to }: Period): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days < 366 && from >= '2000-01-01' && to < '2100-01-01';
}
