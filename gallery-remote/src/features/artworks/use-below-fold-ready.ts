import { useNavigationType } from '@gallery/shared/router';
import { useHydrated } from '@gallery/shared/ui/loading/use-hydrated';
import { useDeferredValue } from 'react';

/** Whether to draw what lies below the first view: at once in a page of the edge and on the way back, else after the top. */
export function useBelowFoldReady(): boolean {
  const hydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, !hydrated || isBack);
}
