import type { CanaryAnswer } from '@gallery/shared/contract/releases/releases';
import { useParentSize } from '@visx/responsive';
import { CanaryChart } from './canary-chart';
import styles from './canary-curve.module.css';
import { spread } from './canary-points';
import { CanaryTable } from './canary-table';

type CanaryCurveProps = { canary: CanaryAnswer; version: string };

export function CanaryCurve({ canary, version }: CanaryCurveProps) {
  const { parentRef, width } = useParentSize(widthOnly);
  const points = spread(canary.points, maxPoints);
  return (
    <figure className={styles.figure}>
      <h3 className={styles.heading}>Failures in 1,000 views</h3>
      <div ref={parentRef} className={styles.frame}>
        {points.length === 0 ? (
          <p className={styles.empty}>The first views are counted within a few seconds.</p>
        ) : (
          width >= minWidth && <CanaryChart points={points} width={width} version={version} />
        )}
      </div>
      {points.length > 0 && (
        <details>
          <summary className={styles.summary}>Show as table</summary>
          <CanaryTable points={spread(points, maxRows)} version={version} />
        </details>
      )}
    </figure>
  );
}

const widthOnly: Parameters<typeof useParentSize>[0] = { ignoreDimensions: ['height', 'top', 'left'] };
/** In pixels: less is a measure of before the page has its layout. */
const minWidth = 160;
const maxPoints = 240;
const maxRows = 12;
