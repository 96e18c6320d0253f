import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useNarrowed } from '../../ui/filters/use-narrowed';
import { Panel } from '../../ui/page/panel';
import { Pager } from '../../ui/table/pager';
import { type MessageKind, messageQueries } from './message.queries';
import { MessageItem } from './message-item';
import { MessagesSkeleton } from './messages-skeleton';
import { useMarkMessage } from './use-mark-message';
import { useMessageFocus } from './use-message-focus';

export function Messages({ kind }: { kind: MessageKind }) {
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
