import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useSearchParams } from '@gallery/shared/router';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import type { MessageKind } from './message.queries';
import styles from './message-tabs.module.css';
import { Messages } from './messages';

export function MessageTabs() {
  const [query] = useSearchParams();
  const selected: MessageKind = query.get('tab') === 'messages' ? 'messages' : 'enquiries';
  const tabs = kinds.map(({ value, label }) => ({ value, label, to: pathOf(value, query) }));
  return (
    <>
      <div className={styles.tabs}>
        <TabList name="messages" label="Enquiries and messages" tabs={tabs} selected={selected} />
      </div>
      <TabPanel name="messages" value={selected}>
        <Messages key={selected} kind={selected} />
      </TabPanel>
    </>
  );
}

const kinds: { value: MessageKind; label: string }[] = [
  { value: 'enquiries', label: 'Enquiries' },
  { value: 'messages', label: 'Messages' },
];

function pathOf(kind: MessageKind, query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  params.delete('cursor');
  params.set('tab', kind);
  return `${adminEnquiriesPath}?${params}`;
}
