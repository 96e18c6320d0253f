import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useSearchParams } from '@gallery/shared/router';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { TabList, TabPanel } from '@gallery/shared/ui/controls/tabs';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useRef } from 'react';
import { useNarrowed } from '../../ui/filters/use-narrowed';
import { Panel } from '../../ui/page/panel';
import { Pager } from '../../ui/table/pager';
import type { InboxMessage } from './message';
import { type MessageKind, markMessage, messageQueries } from './message.queries';
import { MessageItem } from './message-item';
import styles from './message-tabs.module.css';

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

function Messages({ kind }: { kind: MessageKind }) {
  const [query] = useSearchParams();
  const open = query.get('open') === 'true' ? 'true' : undefined;
  const messages = useQuery(messageQueries.list(kind, { open, cursor: query.get('cursor') ?? undefined }));
  const { pendingId, mark } = useMarkMessage(kind);
  const { list, holdFocusAt } = useMessageFocus<HTMLDivElement>(messages.data);
  const narrowed = useNarrowed(['open']);
  const sentence = kind === 'enquiries' ? 'No enquiry here' : 'No message here';
  const nothing = narrowed ? <NothingFound {...narrowed} small /> : <Empty message={sentence} small />;
  return (
    <Panel>
      <Loaded of={messages} skeleton={<MessagesSkeleton />}>
        {({ page, messages: shown }) => (
          <div ref={list} tabIndex={-1}>
            {shown.length === 0 && (messages.isPlaceholderData ? <MessagesSkeleton /> : nothing)}
            {shown.map((message, position) => (
              <MessageItem
                key={message._id}
                message={message}
                busy={pendingId === message._id}
                onMark={() => {
                  holdFocusAt(position);
                  mark(message);
                }}
              />
            ))}
            {shown.length > 0 && <Pager page={page} count={shown.length} />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function MessagesSkeleton() {
  return (
    <div className={styles.messages}>
      <Spinner />
    </div>
  );
}

/** `pendingId` is the message that the API is marking. */
function useMarkMessage(kind: MessageKind) {
  const { isPending, variables, mutate } = useAction({
    mutationFn: ({ _id, done }: InboxMessage) => markMessage(kind, _id, !done),
    invalidates: messageQueries.all,
  });
  return { pendingId: isPending ? variables?._id : undefined, mark: mutate };
}

/** When the focused message leaves the list, the next message or the list receives the focus. */
function useMessageFocus<List extends HTMLElement>(messages: unknown) {
  const list = useRef<List>(null);
  const place = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can get lost only when the messages change
  useEffect(() => {
    const left = place.current;
    place.current = undefined;
    if (left === undefined || document.activeElement !== document.body) return;
    const items = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
    const next = items[Math.min(left, items.length - 1)] ?? list.current;
    next?.focus();
  }, [messages]);

  return {
    list,
    holdFocusAt(position: number) {
      place.current = position;
    },
  };
}
