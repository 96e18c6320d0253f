import { useLocation, useNavigationType } from '@gallery/shared/router';
import { type RefObject, useEffect } from 'react';

/** For links followed within the page; on a page load the browser scrolls to `#id` itself. */
export function useHashFocus(id: string, part: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link may be followed again
  useEffect(() => {
    if (hash !== `#${id}` || navigationType === 'POP') return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [id, part, hash, key, navigationType]);
}
