import { useParentSize } from '@visx/responsive';
import { FigureTable } from '../figures/figure-table';
import { CanaryChart } from './canary-chart';
import styles from './canary-curve.module.css';
import { type Curve, clockOf, spread } from './curve';

type CanaryTableProps = { curve: Curve; version: string };

function CanaryTable({ curve: { heading, points, format }, version }: CanaryTableProps) {
  const clock = clockOf(points);
  return (
    <FigureTable
      caption={`${heading} of ${version}`}
      headers={['Time', 'Live', 'Canary', 'Band']}
      rows={spread(points, maxRows).map(({ at, live, candidate, low, high }) => [
        clock(at),
        format(live),
        format(candidate),
        `${format(low)} to ${format(high)}`,
      ])}
    />
  );
}

const maxRows = 12;

type CanaryCurveProps = { curve: Curve; version: string };

export function CanaryCurve({ curve, version }: CanaryCurveProps) {
  const { parentRef, width } = useParentSize(widthOnly);
  const shown = { ...curve, points: spread(curve.points, maxPoints) };
  const isEmpty = curve.points.length === 0;
  return (
    <figure className={styles.figure}>
      <h3 className={styles.heading}>{curve.heading}</h3>
      <div ref={parentRef} className={styles.frame}>
        {isEmpty ? (
          <p className={styles.empty}>{curve.empty}</p>
        ) : (
          width >= minWidth && <CanaryChart curve={shown} width={width} version={version} />
        )}
      </div>
      {!isEmpty && (
        <details>
          <summary className={styles.summary}>Show as table</summary>
          <CanaryTable curve={curve} version={version} />
        </details>
      )}
    </figure>
  );
}

const widthOnly: Parameters<typeof useParentSize>[0] = { ignoreDimensions: ['height', 'top', 'left'] };
/** In pixels. A smaller width comes from before the page has its layout. */
const minWidth = 160;
const maxPoints = 240;
