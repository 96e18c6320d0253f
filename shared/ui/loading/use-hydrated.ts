import { useSyncExternalStore } from 'react';

/** Whether this part of the page is hydrated: its first render in the browser has to be the edge's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
