import type { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useId } from 'react';
import styles from './canary-chart.module.css';
import type { CurvePoint } from './curve';

type CanaryBandProps = {
  points: CurvePoint[];
  at: (point: CurvePoint) => number;
  y: ReturnType<typeof scaleLinear<number>>;
};

/** Where the candidate's true value lies, whenever one looks. */
export function CanaryBand({ points, at, y }: CanaryBandProps) {
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
