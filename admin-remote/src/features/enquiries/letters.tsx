import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Empty } from '@gallery/shared/ui/empty';
import { Loaded } from '@gallery/shared/ui/loaded';
import { NothingFound } from '@gallery/shared/ui/nothing-found';
import { Pager } from '@gallery/shared/ui/pager';
import { Panel } from '@gallery/shared/ui/panel';
import { useNarrowed } from '@gallery/shared/ui/use-narrowed';
import { type LetterKind, letterQueries } from './letter.queries';
import { LetterItem } from './letter-item';
import { LettersSkeleton } from './letters-skeleton';
import { useLetterFocus } from './use-letter-focus';
import { useMarkLetter } from './use-mark-letter';

/** A page of the enquiries, or of the messages, as the address asks for it. */
export function Letters({ kind }: { kind: LetterKind }) {
  const [query] = useSearchParams();
  const open = query.get('open') === 'true' ? 'true' : undefined;
  const letters = useQuery(letterQueries.list(kind, { open, cursor: query.get('cursor') ?? undefined }));
  const { marking, mark } = useMarkLetter(kind);
  const { list, keep } = useLetterFocus<HTMLDivElement>(letters.data);
  const narrowed = useNarrowed(['open']);
  const sentence = kind === 'enquiries' ? 'No enquiry here' : 'No message here';
  const nothing = narrowed ? <NothingFound {...narrowed} small /> : <Empty sentence={sentence} small />;
  return (
    <Panel>
      <Loaded of={letters} skeleton={<LettersSkeleton />}>
        {({ page, letters: shown }) => (
          <div ref={list} tabIndex={-1}>
            {shown.length === 0 && (letters.isPlaceholderData ? <LettersSkeleton /> : nothing)}
            {shown.map((letter, position) => (
              <LetterItem
                key={letter._id}
                letter={letter}
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
