import { useNavigationType } from '@gallery/shared/router';
import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether to draw what lies below the first view of a screen: at once in a page that the edge rendered, and on the way
 * back, where one stood further down; otherwise a moment after the top, which is what the click was for.
 */
export function useBelowFoldReady(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, hydrating || isBack);
}

const never = () => () => undefined;
