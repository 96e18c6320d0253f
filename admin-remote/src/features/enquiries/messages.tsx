import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel } from '@gallery/shared/ui/page/panel';
import { Pager } from '@gallery/shared/ui/table/pager';
import { useNarrowed } from '../../ui/filters/use-narrowed';
import { type MessageKind, messageQueries } from './message.queries';
import { MessageItem } from './message-item';
import { MessagesSkeleton } from './messages-skeleton';
import { useMarkMessage } from './use-mark-message';
import { useMessageFocus } from './use-message-focus';

/** A page of the enquiries, or of the messages, as the address asks for it. */
export function Messages({ kind }: { kind: MessageKind }) {
  const [query] = useSearchParams();
  const open = query.get('open') === 'true' ? 'true' : undefined;
  const letters = useQuery(messageQueries.list(kind, { open, cursor: query.get('cursor') ?? undefined }));
  const { marking, mark } = useMarkMessage(kind);
  const { list, keep } = useMessageFocus<HTMLDivElement>(letters.data);
  const narrowed = useNarrowed(['open']);
  const sentence = kind === 'enquiries' ? 'No enquiry here' : 'No message here';
  const nothing = narrowed ? <NothingFound {...narrowed} small /> : <Empty message={sentence} small />;
  return (
    <Panel>
      <Loaded of={letters} skeleton={<MessagesSkeleton />}>
        {({ page, letters: shown }) => (
          <div ref={list} tabIndex={-1}>
            {shown.length === 0 && (letters.isPlaceholderData ? <MessagesSkeleton /> : nothing)}
            {shown.map((letter, position) => (
              <MessageItem
                key={letter._id}
                message={letter}
                busy={marking === letter._id}
                onMark={() => {
                  keep(position);
                  void mark(letter);
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
