import { useLocation, useNavigationType } from '@gallery/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/** A new path starts at the top with its heading focused; back and forward restore the scroll position. */
export function ScrollToTop() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ pathname, key });

  useManualScrollRestoration();

  useEffect(() => {
    const remember = () => void places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const moved = shown.current.pathname !== pathname;
    const place = navigationType === 'POP' ? places.current.get(key) : undefined;
    shown.current = { pathname, key };
    if (place !== undefined) jumpTo(place);
    else if (moved) jumpTo(0);
    if (moved) return focusHeading();
  }, [key, pathname, navigationType]);

  return null;
}

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** The browser would scroll before the new screen is rendered; it takes over again after the page is left. */
function useManualScrollRestoration() {
  useEffect(() => {
    const restore = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by;
    };
    const [ours, theirs] = [restore('manual'), restore('auto')];
    ours();
    window.addEventListener('pageshow', ours);
    window.addEventListener('pagehide', theirs);
    return () => {
      theirs();
      window.removeEventListener('pageshow', ours);
      window.removeEventListener('pagehide', theirs);
    };
  }, []);
}
