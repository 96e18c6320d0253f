import { useLocation, useNavigationType } from '@gallery/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** A new path starts at the top with its heading focused. Back and forward restore the scroll position. */
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

/** The browser would scroll before the new screen renders. It takes over again after the user leaves the page. */
function useManualScrollRestoration() {
  useEffect(() => {
    const restore = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by;
    };
    const [setManual, setAuto] = [restore('manual'), restore('auto')];
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}

/** Focuses the screen's heading after it renders. The returned function stops waiting for it. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || focusHeadingOf(main)) return () => undefined;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingOf(main)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The previous screen's heading stays in the page, hidden, while the next screen's code loads. */
function focusHeadingOf(main: HTMLElement): boolean {
  return [...main.querySelectorAll('h1')].some((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
