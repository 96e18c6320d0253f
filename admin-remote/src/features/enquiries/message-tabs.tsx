import { useSearchParams } from '@gallery/shared/router';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import type { LetterKind } from './message.queries';
import styles from './message-tabs.module.css';
import { Letters } from './messages';

/** The enquiries and the messages, a tab for each; the tab is the address's `tab`. */
export function LetterTabs() {
  const [query] = useSearchParams();
  const selected: LetterKind = query.get('tab') === 'messages' ? 'messages' : 'enquiries';
  const tabs = kinds.map(({ value, label }) => ({ value, label, to: pathOf(value, query) }));
  return (
    <>
      <div className={styles.tabs}>
        <TabList name="letters" label="Enquiries and messages" tabs={tabs} selected={selected} />
      </div>
      <TabPanel name="letters" value={selected}>
        <Letters key={selected} kind={selected} />
      </TabPanel>
    </>
  );
}

const kinds: { value: LetterKind; label: string }[] = [
  { value: 'enquiries', label: 'Enquiries' },
  { value: 'messages', label: 'Messages' },
];

/** The other tab with the same filter, from its first page on. */
function pathOf(kind: LetterKind, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.delete('cursor');
  asked.set('tab', kind);
  return `/admin/enquiries?${asked}`;
}
