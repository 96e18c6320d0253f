import type { VitalName } from '@gallery/shared/contract/telemetry/beacon';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './health.module.css';

type VitalCellProps = { name: VitalName; value: number | undefined };

/** A value with its bar, which is full where pages are poor; said in words unless it is good. */
export function VitalCell({ name, value }: VitalCellProps) {
  if (value === undefined) return <VisuallyHidden>Not counted</VisuallyHidden>;
  const { good, poor, format } = vitals[name];
  const notGood = value <= poor ? 'needs work' : 'poor';
  const rating = value <= good ? '' : notGood;
  return (
    <span className={`${styles.vital} ${rating === 'poor' ? styles.poor : ''}`}>
      <span>
        <span className={styles.unit}>{name} </span>
        {format(value)}
      </span>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.filled} width={`${Math.min(100, (value / poor) * 100)}%`} height="100%" />
      </svg>
      {rating && <span className={styles.rating}>{rating}</span>}
    </span>
  );
}

/** The thresholds of web.dev. */
const vitals = {
  LCP: { good: 2500, poor: 4000, format: (ms: number) => `${(ms / 1000).toFixed(2)} s` },
  INP: { good: 200, poor: 500, format: (ms: number) => `${Math.round(ms)} ms` },
  CLS: { good: 0.1, poor: 0.25, format: (score: number) => score.toFixed(2) },
};
