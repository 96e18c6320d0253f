import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** Follows holds and sales once the first view is there; what came with the page, perhaps from a cache, is read again. */
export function useFollowAvailability(): void {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    // Without this code the pages stay as they came.
    follow(queryClient, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, queryClient]);
}

async function follow(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { followAvailability } = await import(/* webpackChunkName: "live" */ './follow-availability');
  await followAvailability(queryClient, signal);
}
