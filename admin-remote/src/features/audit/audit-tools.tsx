import { auditSubjects } from '@gallery/shared/contract/audit/audit';
import { useSearchParams } from '@gallery/shared/router';
import { DateFilter } from '../../ui/filters/date-filter';
import { SearchFilter } from '../../ui/filters/search-filter';
import { SelectFilter } from '../../ui/filters/select-filter';
import { Toolbar } from '../../ui/filters/toolbar';
import { CsvDownload } from '../../ui/table/csv-download';
import { auditQueryOf, fetchAuditCsv } from './audit.queries';
import { subjectNames } from './audit-columns';

/** The download has every entry that matches the filters, not only the current page. */
export function AuditTools() {
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
