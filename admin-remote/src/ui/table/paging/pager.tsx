import type { Paged } from '@gallery/shared/contract/fields/answer';
import { groupDigits } from '@gallery/shared/domain/money';
import { useSearchParams } from '@gallery/shared/router';
import { PagerBar } from './pager-bar';

export function Pager({ page, count }: { page: Paged; count: number }) {
  const { first, total, previous, next } = page;
  const [query, setQuery] = useSearchParams();

  function openPage(cursor: string) {
    const nextQuery = new URLSearchParams(query);
    nextQuery.set('cursor', cursor);
    setQuery(nextQuery);
  }

  return (
    <PagerBar
      pageKey={String(first)}
      onBack={previous === null ? null : () => openPage(previous)}
      onNext={next === null ? null : () => openPage(next)}
    >
      {first} to {first + count - 1} of {groupDigits(total)}
    </PagerBar>
  );
}
