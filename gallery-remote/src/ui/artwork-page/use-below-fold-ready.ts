import { useNavigationType } from '@gallery/shared/router';
import { useDeferredValue } from 'react';

/** True at once for 'POP' navigations (going back, hydration), else after the top has rendered. */
export function useBelowFoldReady(): boolean {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, isBack);
}
