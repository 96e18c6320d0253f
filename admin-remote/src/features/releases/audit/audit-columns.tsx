import type { ReleaseEvent } from '@gallery/shared/contract/releases/releases';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import type { Column } from '../../../ui/table/column';
import { actorOf } from '../release-text';
import styles from './audit-columns.module.css';

export const auditColumns: Column<ReleaseEvent>[] = [
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
