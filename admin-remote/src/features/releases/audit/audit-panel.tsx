import type { ReleaseEvent } from '@gallery/shared/contract/releases/releases';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { Panel } from '../../../ui/page/panel';
import type { Column } from '../../../ui/table/column';
import { Table } from '../../../ui/table/table';
import { TablePanel } from '../../../ui/table/table-panel';
import { TableSkeleton } from '../../../ui/table/table-skeleton';
import { actorOf } from '../release-text';
import { releaseQueries } from '../releases.queries';
import styles from './audit-columns.module.css';

const auditColumns: Column<ReleaseEvent>[] = [
  {
    header: 'When',
    place: 'first',
    cell: ({ at }) => (
      <time dateTime={at} className={styles.when}>
        {formatDay(at)}, {secondsClockOf(at)}
      </time>
    ),
  },
  { header: 'Who', place: 'second', wraps: true, cell: ({ by }) => actorOf(by) },
  { header: 'What', place: 'foot', long: true, cell: ({ what }) => what },
  {
    header: 'Why',
    place: 'last',
    long: true,
    cell: ({ reason }) => reason && <span className={styles.why}>{reason}</span>,
  },
];

export function AuditPanel() {
  const events = useQuery(releaseQueries.events({ limit: 5 }));
  return (
    <Panel heading="Audit log" tools={<MoreLink to="?audit=all">All entries</MoreLink>}>
      <Loaded of={events} skeleton={<TableSkeleton columns={auditColumns} rows={5} />}>
        {(answer) => (
          <Table
            caption="Audit log"
            columns={auditColumns}
            rows={answer.events}
            empty="Nothing has happened yet"
          />
        )}
      </Loaded>
    </Panel>
  );
}

export function AuditList() {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const events = useQuery(releaseQueries.events({ limit: 24, ...(cursor && { cursor }) }));
  return (
    <TablePanel
      of={events}
      rows={(answer) => answer.events}
      columns={auditColumns}
      caption="Audit log"
      empty="Nothing has happened yet"
    />
  );
}
