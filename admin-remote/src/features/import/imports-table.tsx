import type { ImportsAnswer } from '@gallery/shared/contract/collection/imports/import';
import { formatDate } from '@gallery/shared/domain/time';
import { editImportPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import type { Column } from '../../ui/table/column';
import { TablePanel } from '../../ui/table/table-panel';
import { importQueries } from './import.queries';

type Listed = ImportsAnswer['imports'][number];

export function ImportsTable() {
  return (
    <TablePanel
      of={useQuery(importQueries.list)}
      rows={({ imports }) => imports}
      columns={columns}
      caption="Imports"
      empty="No imports yet"
    />
  );
}

const states = { checking: 'Not started', running: 'Importing', done: 'Done' };

const columns: Column<Listed>[] = [
  {
    header: 'File',
    long: true,
    cell: ({ file_name }) => file_name,
    link: ({ _id }) => editImportPath(_id),
    place: 'first',
  },
  { header: 'State', cell: ({ state }) => states[state], place: 'first-end' },
  { header: 'Rows', named: true, numeric: true, cell: ({ rows }) => rows, place: 'second' },
  { header: 'Imported', named: true, numeric: true, cell: ({ done }) => done, place: 'second-end' },
  {
    header: 'Read',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
    place: 'foot',
  },
];
