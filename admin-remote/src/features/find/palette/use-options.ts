import { useQuery } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { findQueries } from '../find.queries';
import { firstGroups, groupsOf } from './options';
import { recentlyOpened } from './recently-opened';

/** Short enough to answer within 300 ms of the last letter. */
const delayMs = 100;

/** Returns what fits `text`, and meanwhile what fitted the text before. */
export function useOptions(text: string) {
  const q = useDelayed(text.trim());
  const found = useQuery(findQueries.of(q));
  const groups = q === '' ? firstGroups(recentlyOpened()) : groupsOf(found.data?.groups ?? [], q);
  return {
    q,
    groups,
    isEmpty: q !== '' && found.isSuccess && !found.isPlaceholderData && groups.length === 0,
    isSearching: found.isFetching || q !== text.trim(),
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
