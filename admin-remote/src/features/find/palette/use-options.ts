import { useQuery } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { findQueries } from '../find.queries';
import { firstGroups, groupsOf } from './options';
import { recentlyOpened } from './recently-opened';

/** Short enough to answer within 300 ms of the last letter. */
const delayMs = 100;

/** Returns what fits `text`, and until it is settled what fitted the text before. */
export function useOptions(text: string, userId: string) {
  const q = useDelayed(text.trim());
  const found = useQuery(findQueries.of(q));
  const groups = q === '' ? firstGroups(recentlyOpened(userId)) : groupsOf(found.data?.groups ?? [], q);
  const isSettled = q === text.trim() && (q === '' || (!found.isFetching && !found.isPlaceholderData));
  return {
    q,
    groups,
    isSettled,
    isEmpty: q !== '' && isSettled && found.isSuccess && groups.length === 0,
    hasFailed: found.isError,
  };
}

function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
