import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { formatTime, secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDayAndTime } from '../release-text';

/** `low` and `high` bound the candidate's true value. */
export type CurvePoint = { at: string; live: number; candidate: number; low: number; high: number };

export type Curve = {
  heading: string;
  empty: string;
  points: CurvePoint[];
  format: (value: number) => string;
  /** The lowest upper end of the scale. */
  minTop: number;
};

export function failureCurve({ points }: CanaryAnswer): Curve {
  return {
    heading: 'Failures per 1,000 views',
    empty: 'The first views are counted within a few seconds.',
    points: points.map(({ at, live, candidate: { rate, low, high } }) => ({
      at,
      live: live.rate,
      candidate: rate,
      low,
      high,
    })),
    format: (rate) => rate.toFixed(1),
    minTop: 5,
  };
}

export function paintCurve({ paints }: CanaryAnswer): Curve {
  return {
    heading: 'Largest contentful paint (LCP), 75th percentile',
    empty: 'A page reports its largest paint when its visitor leaves.',
    points: paints
      .filter(({ live, candidate }) => live.views > 0 && candidate.views > 0)
      .map(({ at, live, candidate: { p75, low, high } }) => ({
        at,
        live: live.p75,
        candidate: p75,
        low,
        high,
      })),
    format: (ms) => `${(ms / 1000).toFixed(2)} s`,
    minTop: 1000,
  };
}

/** Returns at most `most` items at even distances, with the first and the last among them. */
export function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  if (most === 1) return items.slice(-1);
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)]).filter(
    (item) => item !== undefined,
  );
}

/** Formats with seconds, minutes, or the day, whichever tells a few of the points apart. */
export function clockOf(points: readonly CurvePoint[]): (at: string) => string {
  const [first, last] = [points[0], points.at(-1)];
  const minutes = first && last ? (Date.parse(last.at) - Date.parse(first.at)) / 60_000 : 0;
  if (minutes < 30) return secondsClockOf;
  return minutes < 20 * 60 ? formatTime : formatDayAndTime;
}
