import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { formatTime } from '@gallery/shared/format/dates';
import { secondsClockOf } from '@gallery/shared/format/wall-clock';
import { formatDayAndTime } from '../release-text';

export type CanaryPoint = CanaryAnswer['points'][number];

/** At most `most` of them, evenly; the first and the last are among them. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)]).filter(
    (item) => item !== undefined,
  );
}

/** As exact as tells a few of the points apart: to the second, to the minute, or with the day. */
export function clockOf(points: readonly CanaryPoint[]): (at: string) => string {
  const [first, last] = [points[0], points.at(-1)];
  const minutes = first && last ? (Date.parse(last.at) - Date.parse(first.at)) / 60_000 : 0;
  if (minutes < 30) return secondsClockOf;
  return minutes < 20 * 60 ? formatTime : formatDayAndTime;
}

/** '4.2' */
export function formatRate(rate: number): string {
  return rate.toFixed(1);
}
