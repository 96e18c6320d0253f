import { useNavigationType } from '@gallery/shared/router';
import { useHydrated } from '@gallery/shared/ui/loading/use-hydrated';
import { useDeferredValue } from 'react';

/** True at once when hydrating and when going back, otherwise after the top has rendered. */
export function useBelowFoldReady(): boolean {
  const hydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, !hydrated || isBack);
}
