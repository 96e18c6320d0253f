import { conversationStates } from '@gallery/shared/contract/correspondence/conversation';
import { groupDigits } from '@gallery/shared/domain/money';
import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { conversationQueries } from '../conversation.queries';
import { ConversationTable } from './conversation-table';
import styles from './conversation-tabs.module.css';

/** Open conversations first; snoozed and done ones stay out of the way. */
export function ConversationTabs() {
  const [query] = useSearchParams();
  const given = (name: string) => query.get(name) ?? undefined;
  const state = conversationStates.find((one) => one === query.get('state')) ?? 'open';
  const [q, kind, assigned, cursor] = ['q', 'kind', 'assigned', 'cursor'].map(given);
  const conversations = useQuery(conversationQueries.list({ state, q, kind, assigned, cursor }));
  const counts = conversations.data?.counts;
  const tabs = conversationStates.map((value) => ({
    value,
    label: counts ? `${labels[value]} (${groupDigits(counts[value])})` : labels[value],
    to: pathOf(value, query),
  }));
  return (
    <>
      <div className={styles.tabs}>
        <TabList name="conversations" label="Enquiries and messages" tabs={tabs} selected={state} />
      </div>
      <TabPanel name="conversations" value={state}>
        <ConversationTable of={conversations} state={state} />
      </TabPanel>
    </>
  );
}

const labels = { open: 'Open', snoozed: 'Snoozed', done: 'Done' } as const;

/** Every tab begins with its first page and keeps the filters. */
function pathOf(state: keyof typeof labels, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.delete('cursor');
  next.delete('state');
  if (state !== 'open') next.set('state', state);
  return next.size > 0 ? `${adminEnquiriesPath}?${next}` : adminEnquiriesPath;
}
