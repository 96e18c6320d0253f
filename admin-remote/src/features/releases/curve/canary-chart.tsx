import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { CanaryBand } from './canary-band';
import styles from './canary-chart.module.css';
import { CanaryNames } from './canary-names';
import { type CanaryPoint, clockOf, formatRate, spread } from './canary-points';

type CanaryChartProps = { points: CanaryPoint[]; width: number; version: string };

/** Full line: live. Line with rings: candidate, within its hatched band. */
export function CanaryChart({ points, width, version }: CanaryChartProps) {
  const times = points.map(({ at }) => Date.parse(at));
  const [begin = 0, end = 0] = [times[0], times.at(-1)];
  const highest = scaleTop(points);
  const x = scaleLinear({ domain: [begin, Math.max(end, begin + 1)], range: [left, width - right] });
  const y = scaleLinear({ domain: [0, highest], range: [bottom, top], nice: 3, clamp: true });
  const clock = clockOf(points);
  const at = (point: CanaryPoint) => x(Date.parse(point.at));
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      role="img"
      aria-label={chartLabel(points, version)}
    >
      <GridRows scale={y} left={left} width={width - right - left} numTicks={3} className={styles.lines} />
      <AxisLeft scale={y} left={left} numTicks={3} hideAxisLine hideTicks />
      <CanaryBand points={points} at={at} y={y} />
      <LinePath className={styles.live} data={points} x={at} y={({ live }) => y(live.rate)} />
      <LinePath className={styles.candidate} data={points} x={at} y={({ candidate }) => y(candidate.rate)} />
      {spread(points, 6).map((point) => (
        <circle key={point.at} className={styles.ring} cx={at(point)} cy={y(point.candidate.rate)} r={3.2} />
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

/** The band of the first views is so wide that it would flatten the lines: it may leave the chart. */
function scaleTop(points: readonly CanaryPoint[]): number {
  const rates = points.flatMap(({ live, candidate }) => [live.rate, candidate.rate]);
  const high = Math.max(...points.map(({ candidate }) => candidate.high));
  return Math.max(5, Math.min(high, 3 * Math.max(...rates)));
}

function chartLabel(points: readonly CanaryPoint[], version: string): string {
  const last = points.at(-1);
  if (!last) return '';
  const { live, candidate } = last;
  return `Failures in 1,000 views: live ${formatRate(live.rate)}, ${version} ${formatRate(candidate.rate)}, which lies between ${formatRate(candidate.low)} and ${formatRate(candidate.high)}.`;
}

/** In pixels. */
const [left, right, top, bottom, height] = [36, 56, 14, 196, 228];
