import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useId } from 'react';
import styles from './canary-chart.module.css';
import { type Curve, type CurvePoint, clockOf, spread } from './curve';

type CanaryNamesProps = {
  last: CurvePoint | undefined;
  left: number;
  y: ReturnType<typeof scaleLinear<number>>;
};

/** Puts each name at the end of its line, at least one line of text apart. */
function CanaryNames({ last, left, y }: CanaryNamesProps) {
  if (!last) return null;
  const [live, candidate] = [y(last.live), y(last.candidate)];
  const middle = (live + candidate) / 2;
  const apart = Math.max(textHeight, Math.abs(live - candidate)) / 2;
  const below = live >= candidate ? 1 : -1;
  return (
    <>
      <text className={styles.liveName} x={left} y={middle + below * apart + baseline}>
        live
      </text>
      <text className={styles.candidateName} x={left} y={middle - below * apart + baseline}>
        canary
      </text>
    </>
  );
}

/** In pixels. */
const [textHeight, baseline] = [14, 4];

type CanaryChartProps = { curve: Curve; width: number; version: string };

/** Draws the live release as a full line, and the candidate as a line with rings within its hatched band. */
export function CanaryChart({ curve, width, version }: CanaryChartProps) {
  const { points, format } = curve;
  const only = points.length === 1 ? points[0] : undefined;
  const times = points.map(({ at }) => Date.parse(at));
  const [begin = 0, end = 0] = [times[0], times.at(-1)];
  const highest = scaleTop(curve);
  const x = scaleLinear({ domain: [begin, Math.max(end, begin + 1)], range: [left, width - right] });
  const y = scaleLinear({ domain: [0, highest], range: [bottom, top], nice: 3, clamp: true });
  const clock = clockOf(points);
  const at = (point: CurvePoint) => x(Date.parse(point.at));
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      role="img"
      aria-label={chartLabel(curve, version)}
    >
      <GridRows scale={y} left={left} width={width - right - left} numTicks={3} className={styles.lines} />
      <AxisLeft
        scale={y}
        left={left}
        numTicks={3}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value)).replace(/\.0+(?!\d)/, '')}
      />
      <CanaryBand points={points} at={at} y={y} />
      <LinePath className={styles.live} data={points} x={at} y={({ live }) => y(live)} />
      <LinePath className={styles.candidate} data={points} x={at} y={({ candidate }) => y(candidate)} />
      {only && <circle className={styles.live} cx={at(only)} cy={y(only.live)} r={1} />}
      {spread(points, 6).map((point) => (
        <circle key={point.at} className={styles.ring} cx={at(point)} cy={y(point.candidate)} r={3.2} />
      ))}
      <CanaryNames last={points.at(-1)} left={width - right + 8} y={y} />
      <AxisBottom
        scale={x}
        top={bottom}
        hideAxisLine
        hideTicks
        tickValues={spread([begin, (begin + end) / 2, end], points.length > 2 ? 3 : points.length)}
        tickFormat={(time) => clock(new Date(Number(time)).toISOString())}
        tickLabelProps={{ textAnchor: 'middle' }}
      />
    </svg>
  );
}

/** The band of the first views is so wide that it would flatten the lines, so it may leave the chart. */
function scaleTop({ points, minTop }: Curve): number {
  const values = points.flatMap(({ live, candidate }) => [live, candidate]);
  const high = Math.max(...points.map((point) => point.high));
  return Math.max(minTop, Math.min(high, 3 * Math.max(...values)));
}

function chartLabel({ heading, points, format }: Curve, version: string): string {
  const last = points.at(-1);
  if (!last) return '';
  const { live, candidate, low, high } = last;
  return `${heading}: live ${format(live)}, ${version} ${format(candidate)}, which lies between ${format(low)} and ${format(high)}.`;
}

/** In pixels. */
const [left, right, top, bottom, height] = [36, 56, 14, 196, 228];

type CanaryBandProps = {
  points: CurvePoint[];
  at: (point: CurvePoint) => number;
  y: ReturnType<typeof scaleLinear<number>>;
};

/** Shows the confidence band of the candidate. It holds however often staff look at it. */
function CanaryBand({ points, at, y }: CanaryBandProps) {
  const hatch = useId();
  const low = (point: CurvePoint) => y(point.low);
  const high = (point: CurvePoint) => y(point.high);
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V6" />
      </pattern>
      <Area data={points} x={at} y0={low} y1={high} fill={`url(#${hatch})`} />
      <LinePath className={styles.edge} data={points} x={at} y={low} />
      <LinePath className={styles.edge} data={points} x={at} y={high} />
    </>
  );
}
