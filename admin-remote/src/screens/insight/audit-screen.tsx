import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { auditFilters, auditQuery, auditQueryOf } from '../../features/audit/audit.queries';
import { auditColumns } from '../../features/audit/audit-columns';
import { AuditTools } from '../../features/audit/audit-tools';
import { AdminPage } from '../../features/layout/admin-page';
import { TablePanel } from '../../ui/table/table-panel';

export function AuditScreen() {
  const [params] = useSearchParams();
  const audit = useQuery(auditQuery(auditQueryOf(params)));
  return (
    <AdminPage title="Audit">
      <AuditTools />
      <TablePanel
        of={audit}
        rows={({ entries }) => entries}
        columns={auditColumns}
        caption="Audit"
        empty="No changes yet"
        filters={auditFilters}
      />
    </AdminPage>
  );
}
