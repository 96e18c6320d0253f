import { useNavigationType } from '@gallery/shared/router';
import { useDeferredValue } from 'react';

/** True at once when going back and when hydrating, whose navigation is 'POP' as well; otherwise after the top has rendered. */
export function useBelowFoldReady(): boolean {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(true, isBack);
}
