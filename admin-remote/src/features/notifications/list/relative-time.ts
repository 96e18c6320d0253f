import { formatDay } from '@gallery/shared/domain/time';

/** Formats an ISO `time` against `now` in milliseconds: 'just now', 'yesterday', or the date after a week. */
export function formatRelativeTime(time: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const unit = units.find(({ maxSeconds }) => seconds < maxSeconds);
  if (!unit) return formatDay(time);
  return unit.name ? ago(-Math.floor(seconds / unit.seconds), unit.name) : 'just now';
}

/** `maxSeconds` is the age at which the next unit begins. */
const units = [
  { maxSeconds: 60, seconds: 1, name: null },
  { maxSeconds: 3600, seconds: 60, name: 'minute' },
  { maxSeconds: 86_400, seconds: 3600, name: 'hour' },
  { maxSeconds: 7 * 86_400, seconds: 86_400, name: 'day' },
] as const;

const formatter = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const ago = (count: number, unit: 'minute' | 'hour' | 'day') => formatter.format(count, unit);
