import { formatDay } from '@gallery/shared/domain/time';

/** Formats milliseconds as '1:18', '2:05:09', or '3 d 04:00:00', and as '0:00' after the end. */
export function timeLeftText(now: number, until: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, pad(seconds % 60)];
  if (days > 0) return `${days} d ${pad(hours)}:${pad(minutes)}:${rest}`;
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

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

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
