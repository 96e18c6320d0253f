import { useSyncExternalStore } from 'react';

/** False in the first render, which must be the same as the edge's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
