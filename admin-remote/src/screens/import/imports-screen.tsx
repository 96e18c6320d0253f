import { type ImportsAnswer, importPaths } from '@gallery/shared/contract/collection/imports/import';
import { formatDate } from '@gallery/shared/domain/time';
import { getText } from '@gallery/shared/http';
import { editImportPath } from '@gallery/shared/paths/admin-paths';
import { downloadPdf as downloadFromApi } from '@gallery/shared/payments/download-paper';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { FilePanel } from '../../features/import/choosing/file-panel';
import styles from '../../features/import/import.module.css';
import { importQueries } from '../../features/import/import.queries';
import { AdminPage } from '../../features/layout/admin-page';
import { Panel, PanelBody } from '../../ui/page/panel';
import type { Column } from '../../ui/table/column';
import { CsvDownload } from '../../ui/table/csv-download';
import { TablePanel } from '../../ui/table/table-panel';

export function ImportsScreen() {
  return (
    <AdminPage title="Import a collection" of="all">
      <FilePanel />
      <ImportsTable />
      <ExportPanel />
    </AdminPage>
  );
}

function ExportPanel() {
  const download = useAction({
    async mutationFn() {
      await downloadFromApi(importPaths.zip, 'collection.zip');
      return { message: 'The collection is in collection.zip.' };
    },
  });
  return (
    <Panel heading="Export the collection">
      <PanelBody>
        <div className={styles.column}>
          <p>All published works but those of editions, in columns that the import reads.</p>
          <div className={styles.actions}>
            <CsvDownload
              fileName="collection.csv"
              message="The collection is in collection.csv."
              read={() => getText(importPaths.csv)}
            />
            <Button kind="secondary" busy={download.isPending} onClick={() => download.mutate()}>
              Export with pictures (ZIP)
            </Button>
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}

type Listed = ImportsAnswer['imports'][number];

function ImportsTable() {
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
