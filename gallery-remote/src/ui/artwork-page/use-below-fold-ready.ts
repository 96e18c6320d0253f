import { useNavigationType } from '@gallery/shared/router';
import { useDeferredValue } from 'react';

/**
 * Returns true at once for 'POP' navigations, which include going back and hydration, else after the top has rendered.
 */
export function useBelowFoldReady(): boolean {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, isBack);
}
