import type { ErrorsAnswer } from '@gallery/shared/contract/releases/releases';
import { remoteTitle } from '@gallery/shared/releases/release-title';
import type { Column } from '../../../ui/table/column';
import { isReleaseState, ReleaseState } from '../release-state';
import styles from './health.module.css';

type Row = ErrorsAnswer['errors'][number] & { _id: string };

export const errorColumns: Column<Row>[] = [
  {
    header: 'Remote, release',
    place: 'first',
    cell: ({ remote, version }) => (
      <>
        <b className={styles.remote}>{remoteTitle(remote)}</b> {version}
      </>
    ),
  },
  {
    header: 'Most frequent error',
    place: 'second',
    long: true,
    cell: ({ message }) => message || 'No errors in 24 hours',
  },
  {
    header: 'Count',
    numeric: true,
    place: 'foot',
    cell: ({ count }) => (
      <>
        {count.toLocaleString('en')}
        <span className={styles.unit}> {count === 1 ? 'error' : 'errors'}</span>
      </>
    ),
  },
  {
    header: 'In 1,000 views',
    numeric: true,
    place: 'foot-end',
    cell: ({ rate }) => (
      <>
        {rate.toLocaleString('en', { maximumSignificantDigits: 3 })}
        <span className={styles.unit}> in 1,000 views</span>
      </>
    ),
  },
  {
    header: 'State',
    place: 'first-end',
    cell: ({ state }) => isReleaseState(state) && <ReleaseState state={state} />,
  },
];
