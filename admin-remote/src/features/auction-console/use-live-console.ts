import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { consoleQueries } from './console.queries';

const readAgainMs = 500;

/** Refetches the console after each change, at most twice a second. `isFollowed`: the stream is open. */
export function useLiveConsole(auctionId: string) {
  const queryClient = useQueryClient();
  const [isFollowed, setIsFollowed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const queryKey = consoleQueries.all;

    function readSoon() {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void queryClient.invalidateQueries({ queryKey });
      }, readAgainMs);
    }

    async function follow() {
      const { followAuction } = await import('@gallery/shared/live');
      const listener = { onEvent: readSoon, onStale: readSoon, onLine: setIsFollowed };
      await followAuction(listener, { auction: auctionId, signal: stop.signal });
    }

    follow().catch(() => setIsFollowed(false));
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [queryClient, auctionId]);

  return { console: useQuery(consoleQueries.one(auctionId)), isFollowed };
}
