import type { VitalName } from '@gallery/shared/contract/telemetry/vitals';
import { remoteTitle } from '@gallery/shared/releases/release';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import type { Column } from '../../../ui/table/column';
import styles from './health.module.css';
import type { VitalRow } from './vital-rows';

type VitalCellProps = { name: VitalName; value: number | undefined };

/** The bar is full at the threshold of poor pages. A word names a value that is not good. */
function VitalCell({ name, value }: VitalCellProps) {
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

/** web.dev defines the thresholds. */
const vitals = {
  LCP: { good: 2500, poor: 4000, format: (ms: number) => `${(ms / 1000).toFixed(2)} s` },
  INP: { good: 200, poor: 500, format: (ms: number) => `${Math.round(ms)} ms` },
  CLS: { good: 0.1, poor: 0.25, format: (score: number) => score.toFixed(2) },
};

const places = { LCP: 'second', INP: 'second-end', CLS: 'foot' } as const;
const names = { LCP: 'Largest paint (LCP)', INP: 'Next paint (INP)', CLS: 'Shift (CLS)' };

export const vitalColumns: Column<VitalRow>[] = [
  {
    header: 'Remote, release, route',
    place: 'first',
    long: true,
    cell: ({ remote, version, route }) => (
      <>
        <b className={styles.remote}>{remoteTitle(remote)}</b> {version} {route}
      </>
    ),
  },
  ...(['LCP', 'INP', 'CLS'] as const).map(columnOf),
  {
    header: 'Views',
    numeric: true,
    place: 'foot-end',
    cell: ({ count }) => (
      <>
        {count.toLocaleString('en')}
        <span className={styles.unit}> {count === 1 ? 'view' : 'views'}</span>
      </>
    ),
  },
];

function columnOf(name: VitalName): Column<VitalRow> {
  return {
    header: names[name],
    numeric: true,
    place: places[name],
    cell: ({ p75 }) => <VitalCell name={name} value={p75[name]} />,
  };
}
