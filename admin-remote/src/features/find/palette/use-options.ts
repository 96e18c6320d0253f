import { findPath } from '@gallery/shared/contract/find/find';
import type { FindAnswer } from '@gallery/shared/contract/find/find.schema';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../ui/query-keys';
import { actionsWithout, emptyKinds, firstGroups, groupsOf } from './options';
import { recentlyOpened } from './recently-opened';

/** Short enough to answer within 300 ms of the last letter. */
const delayMs = 100;

/** Returns what fits `text`, and until it is settled what fitted the text before. */
export function useOptions(text: string, userId: string) {
  const q = useDelayed(text.trim());
  const found = useQuery(findQueries.of(q));
  const isSettled = q === text.trim() && (q === '' || (!found.isFetching && !found.isPlaceholderData));
  const answer = found.data?.groups ?? [];
  const isEmpty = q !== '' && isSettled && found.isSuccess && answer.length === 0;
  return {
    q,
    groups: groups(),
    isSettled,
    isEmpty,
    without: q !== '' && isSettled && answer.length > 0 ? emptyKinds(answer) : '',
    hasFailed: found.isError,
  };

  function groups() {
    if (q === '') return firstGroups(recentlyOpened(userId));
    return isEmpty ? actionsWithout(q) : groupsOf(answer, q);
  }
}

function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

const findQueries = {
  of: (q: string) =>
    queryOptions({
      queryKey: [...queryKeys.find, q],
      queryFn: ({ signal }) => getJson<FindAnswer>(findPath, { query: { q, certificates: 'true' }, signal }),
      enabled: q !== '',
      placeholderData: (before) => (q === '' ? undefined : before),
      staleTime: 0,
      retry: false,
    }),
};
