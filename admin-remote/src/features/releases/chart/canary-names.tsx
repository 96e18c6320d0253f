import type { scaleLinear } from '@visx/scale';
import styles from './canary-chart.module.css';
import type { CurvePoint } from './curve';

type CanaryNamesProps = {
  last: CurvePoint | undefined;
  left: number;
  y: ReturnType<typeof scaleLinear<number>>;
};

/** The lines' names at their ends, a line of text apart. */
export function CanaryNames({ last, left, y }: CanaryNamesProps) {
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
