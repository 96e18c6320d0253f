import { auditSubjects } from '@gallery/shared/contract/audit/audit';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { auditFilters, auditQuery, auditQueryOf, fetchAuditCsv } from '../../features/audit/audit.queries';
import { auditColumns, subjectNames } from '../../features/audit/audit-columns';
import { AdminPage } from '../../features/layout/admin-page';
import { DateFilter, SearchFilter, SelectFilter, Toolbar } from '../../ui/filters/filters';
import { CsvDownload } from '../../ui/table/csv-download';
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

/** The download has every entry that matches the filters, not only the current page. */
function AuditTools() {
  const [params] = useSearchParams();
  return (
    <Toolbar>
      <SearchFilter label="Search the audit" />
      <SelectFilter name="subject" label="Kind of record" all="All records" options={subjects} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
      <CsvDownload
        ability="people"
        fileName="audit.csv"
        message="The file has every entry of these filters."
        read={() => fetchAuditCsv(auditQueryOf(params))}
        label="Download CSV"
      />
    </Toolbar>
  );
}

const subjects = auditSubjects.map((subject) => ({ value: subject, label: subjectNames[subject] }));
