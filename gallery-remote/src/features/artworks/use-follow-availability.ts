import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** Starts after the first view, from the position at which the data of the page was read. */
export function useFollowAvailability(): void {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    // Without live updates the pages still work.
    follow(queryClient, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, queryClient]);
}

async function follow(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { followAvailability } = await import(/* webpackChunkName: "live" */ './follow-availability');
  await followAvailability(queryClient, signal);
}
