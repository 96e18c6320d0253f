import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';

const sameDay = (one: string, other: string) => formatDay(one) === formatDay(other);

/** '14:02' today, 'Nov 21, 14:02' before. */
export function bidTime(at: string, now: number): string {
  const time = formatTime(at);
  const day = formatDay(at).split(',')[0];
  return sameDay(at, new Date(now).toISOString()) ? time : `${day}, ${time}`;
}
