import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay, formatWeekday } from '@gallery/shared/domain/time';
import { timeLeft } from '@gallery/shared/domain/time-left';

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

function count(figure: number, unit: string): string {
  return figure === 0 ? '' : `${figure} ${unit}${figure === 1 ? '' : 's'}`;
}
