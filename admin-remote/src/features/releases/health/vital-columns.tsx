import type { VitalName } from '@gallery/shared/contract/telemetry/beacon';
import { remoteTitle } from '@gallery/shared/releases/release-title';
import type { Column } from '../../../ui/table/column';
import styles from './health.module.css';
import { VitalCell } from './vital-cell';
import type { VitalRow } from './vital-rows';

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
