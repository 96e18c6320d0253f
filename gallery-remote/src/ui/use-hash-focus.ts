import { useLocation, useNavigationType } from '@gallery/shared/router';
import { type RefObject, useEffect } from 'react';

/** Leads whoever follows a link to `#id` there; on a page that is opened anew the browser does so itself. */
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
