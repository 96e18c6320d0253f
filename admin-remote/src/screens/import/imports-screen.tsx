import { FilePanel } from '../../features/import/choosing/file-panel';
import { ExportPanel } from '../../features/import/export-panel';
import { ImportsTable } from '../../features/import/imports-table';
import { AdminPage } from '../../features/layout/admin-page';

export function ImportsScreen() {
  return (
    <AdminPage title="Import a collection" of="all">
      <FilePanel />
      <ExportPanel />
      {/* Last, because it shrinks when the list arrives. */}
      <ImportsTable />
    </AdminPage>
  );
}
