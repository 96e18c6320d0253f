import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** Starts after the first view, from the stream position of the page's data. */
export function useFollowAvailability(): void {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    // The pages also work without live updates.
    follow(queryClient, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, queryClient]);
}

async function follow(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const { followAvailability } = await import(/* webpackChunkName: "live" */ './follow-availability');
  await followAvailability(queryClient, signal);
}
