import { useQuery } from '@gallery/shared/query';
import { CsvDownload } from '../../../ui/table/csv-download';
import { TablePanel } from '../../../ui/table/table-panel';
import { fetchErrorsCsv, releaseQueries } from '../releases.queries';
import { errorColumns } from './error-columns';

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
