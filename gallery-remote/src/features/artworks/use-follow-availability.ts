import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/first-view';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';

/** Starts after `loadSections`: React would discard the edge's HTML of sections whose data changes before their hydration. */
export function useFollowAvailability(loadSections: () => Promise<unknown>): void {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    // The pages also work without live updates.
    follow(queryClient, leaving.signal, loadSections).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, queryClient, loadSections]);
}

async function follow(queryClient: QueryClient, signal: AbortSignal, loadSections: () => Promise<unknown>) {
  const code = import(/* webpackChunkName: "live" */ './follow-availability');
  await Promise.allSettled([code, loadSections()]);
  await new Promise<void>(whenIdle);
  const { followAvailability } = await code;
  if (!signal.aborted) await followAvailability(queryClient, signal);
}
