import { brand } from '@gallery/shared/brand';
import type {
  ConversationRow,
  ConversationsAnswer,
} from '@gallery/shared/contract/correspondence/conversation.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { adminConversationPath } from '@gallery/shared/paths/admin-paths';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import type { ComponentProps } from 'react';
import type { Column } from '../../../ui/table/column';
import { TablePanel } from '../../../ui/table/table-panel';
import styles from './conversation-tabs.module.css';

type State = ConversationRow['state'];
type ConversationTableProps = {
  of: ComponentProps<typeof TablePanel<ConversationsAnswer, ConversationRow>>['of'];
  state: State;
};

export function ConversationTable({ of, state }: ConversationTableProps) {
  return (
    <TablePanel
      of={of}
      rows={({ conversations }) => conversations}
      columns={state === 'snoozed' ? [...columns, until] : [...columns, newest]}
      caption="Enquiries and messages"
      empty={emptyTexts[state]}
      filters={['q', 'kind', 'assigned']}
    />
  );
}

const emptyTexts: Record<State, string> = {
  open: 'No open enquiry',
  snoozed: 'Nothing is snoozed',
  done: 'Nothing is done yet',
};

const columns: Column<ConversationRow>[] = [
  {
    header: 'From',
    long: true,
    cell: ({ name }) => name,
    link: ({ _id }) => adminConversationPath(_id),
    place: 'first',
  },
  {
    header: 'About',
    long: true,
    wraps: true,
    cell: ({ work, excerpt }) => <span className={styles.about}>{aboutOf(work, excerpt)}</span>,
    place: 'second',
  },
  { header: 'Answer', cell: ({ waiting }) => <Waiting waiting={waiting} />, place: 'foot' },
  { header: 'Assigned to', cell: ({ assigned_to }) => assigned_to?.name ?? 'Nobody', place: 'foot-end' },
];

const newest: Column<ConversationRow> = {
  header: 'Newest',
  cell: ({ at }) => <time dateTime={at}>{`${formatDay(at)}, ${formatTime(at)}`}</time>,
  place: 'first-end',
};

const until: Column<ConversationRow> = {
  header: 'Comes back',
  cell: ({ snoozed_until: end }) => end && <time dateTime={end}>{formatDay(end)}</time>,
  place: 'first-end',
};

function aboutOf(work: string, excerpt: string): string {
  return [work, excerpt || (work ? brand.enquiryMessage : '')].filter(Boolean).join(': ');
}

function Waiting({ waiting }: { waiting: boolean }) {
  return (
    <span className={waiting ? styles.waiting : styles.answered}>
      <OrderDot status={waiting ? 'Pending' : 'Delivered'} className={styles.dot} />
      {waiting ? 'Needs an answer' : 'Answered'}
    </span>
  );
}
