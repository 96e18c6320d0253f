import { followingQueries } from '@gallery/shared/following/following.queries';
import { useNotify, useSession } from '@gallery/shared/host';
import { useQuery } from '@gallery/shared/query';
import { useEffect } from 'react';

const key = 'told new works';

/** Tells a customer once in a session of the browser how many works arrived since the last visit. */
export function useNews(): void {
  const { user } = useSession();
  const notify = useNotify();
  const { data } = useQuery({
    ...followingQueries.news(user?._id ?? ''),
    enabled: user !== null && !wasTold(user._id),
  });
  useEffect(() => {
    if (!user || !data || wasTold(user._id)) return;
    sessionStorage.setItem(key, user._id);
    if (data.unseen > 0) notify(newsText(data.unseen), 'success');
  }, [user, data, notify]);
}

function newsText(count: number): string {
  return `${count} new ${count === 1 ? 'work' : 'works'} since your last visit. See ${count === 1 ? 'it' : 'them'} in your account, under Following.`;
}

/** A browser that refuses its storage counts as told. */
function wasTold(userId: string): boolean {
  try {
    return sessionStorage.getItem(key) === userId;
  } catch {
    return true;
  }
}
