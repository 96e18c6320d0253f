import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay, formatWeekday } from '@gallery/shared/domain/time';

export const dayMs = 86_400_000;

/** Formats as '05:42:18', or as '02:47' without hours. Hours may exceed a day. */
export function clockText(now: number, until: number, { hours = true } = {}): string {
  const left = timeLeft(now, until) ?? { days: 0, hours: 0, minutes: 0, seconds: 0 };
  const figures = [left.minutes, left.seconds];
  if (hours) figures.unshift(left.days * 24 + left.hours);
  return figures.map(twoDigits).join(':');
}

/** Formats as '2 d 19:03:09', or as the clock alone below a day. */
export function daysAndClock(now: number, until: number): string {
  const days = Math.floor((until - now) / dayMs);
  return days > 0 ? `${days} d ${clockText(now, until - days * dayMs)}` : clockText(now, until);
}

/** Formats as 'today at 18:14:00 Lagos time' or 'on Friday, November 27 at 18:14:00 Lagos time'. */
export function whenText(time: string, now: number): string {
  const isToday = formatDay(time) === formatDay(new Date(now).toISOString());
  return `${isToday ? 'today' : `on ${formatWeekday(time)}`} at ${secondsClockOf(time)} Lagos time`;
}

/** Formats as '2 min 41 s', '41 s', or '3 min'. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}

/** Leaves out seconds for screen readers: '2 days, 19 hours and 3 minutes'. */
export function spokenTimeLeft(now: number, until: number): string {
  const left = timeLeft(now, until);
  if (!left) return 'no time';
  const { days, hours, minutes } = left;
  const parts = [count(days, 'day'), count(hours, 'hour'), count(minutes, 'minute')].filter(Boolean);
  if (parts.length === 0) return 'less than a minute';
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

function count(figure: number, unit: string): string {
  return figure === 0 ? '' : `${figure} ${unit}${figure === 1 ? '' : 's'}`;
}

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Takes milliseconds. Returns `null` after `until`. */
export function timeLeft(from: number, until: number): TimeLeft | null {
  const seconds = Math.ceil((until - from) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
