import { formatDay } from '@gallery/shared/domain/time';

/** Formats a time in Lagos, such as '20:03:42'. */
export function secondsClock(time: number | string): string {
  return inLagos.format(new Date(time));
}

/** Puts the day before the clock unless it is the day of `now`. */
export function dayAndClock(at: string, now: number): string {
  const day = formatDay(at);
  return day === formatDay(new Date(now).toISOString()) ? secondsClock(at) : `${day}, ${secondsClock(at)}`;
}

const inLagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos' as const,
  hour: '2-digit' as const,
  minute: '2-digit' as const,
  second: '2-digit' as const,
});
