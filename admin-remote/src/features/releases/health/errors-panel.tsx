import type { ErrorsAnswer } from '@gallery/shared/contract/releases/releases';
import { useQuery } from '@gallery/shared/query';
import { remoteTitle } from '@gallery/shared/releases/release';
import type { Column } from '../../../ui/table/column';
import { CsvDownload } from '../../../ui/table/csv-download';
import { TablePanel } from '../../../ui/table/table-panel';
import { isReleaseState, ReleaseState } from '../release-state';
import { fetchErrorsCsv, releaseQueries } from '../releases.queries';
import styles from './health.module.css';

type Row = ErrorsAnswer['errors'][number] & { _id: string };

const errorColumns: Column<Row>[] = [
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
    header: 'Per 1,000 views',
    numeric: true,
    place: 'foot-end',
    cell: ({ rate }) => (
      <>
        {rate.toLocaleString('en', { maximumSignificantDigits: 3 })}
        <span className={styles.unit}> per 1,000 views</span>
      </>
    ),
  },
  {
    header: 'Status',
    place: 'first-end',
    cell: ({ state }) => isReleaseState(state) && <ReleaseState state={state} />,
  },
];

export function ErrorsPanel() {
  const errors = useQuery(releaseQueries.errors());
  return (
    <TablePanel
      of={errors}
      rows={(answer) => answer.errors.map((row) => ({ ...row, _id: `${row.remote} ${row.digest}` }))}
      columns={errorColumns}
      caption="Errors by remote and release"
      heading="Errors by remote and release, 24 hours"
      empty="No views were counted in 24 hours"
      tools={
        <CsvDownload
          fileName="release-errors.csv"
          message="The errors are in release-errors.csv."
          read={fetchErrorsCsv}
        />
      }
    />
  );
}
