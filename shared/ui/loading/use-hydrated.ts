import { useSyncExternalStore } from 'react';

/** Returns false in the first render, which must equal the edge's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
