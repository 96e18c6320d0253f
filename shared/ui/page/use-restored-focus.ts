import { useEffect, useRef } from 'react';

/** In milliseconds. Whatever removed the control may place the focus itself. */
const patience = 100;
const regions = 'dialog, section, article, [role="region"]';

/**
 * Moves a lost focus to the region around the control that went away, such as the button of a finished action, and
 * else to the heading. Returns the ref of the element around all controls.
 */
export function useRestoredFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  useEffect(() => {
    const { current: page } = root;
    if (!page) return;
    let path: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember({ target }: Event) {
      path = [];
      for (let at = target as Element | null; at && page?.contains(at); at = at.parentElement) path.push(at);
    }

    function restore() {
      timer = undefined;
      const [control, ...around] = path;
      if (!control || control.isConnected || document.activeElement !== document.body) return;
      path = [];
      focus(around.find((one) => one.isConnected && one.matches(regions)) ?? document.querySelector('h1'));
    }

    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected === false) timer ??= setTimeout(restore, patience);
    });
    observer.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      page.removeEventListener('focusin', remember);
    };
  }, []);
  return root;
}

function focus(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
