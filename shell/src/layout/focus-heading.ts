/** Focuses the screen's heading once it is rendered; the returned function stops waiting for it. */
export function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || focusHeadingOf(main)) return () => undefined;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingOf(main)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The heading of the screen before is still there, hidden, while the code of the next one comes. */
function focusHeadingOf(main: HTMLElement): boolean {
  return [...main.querySelectorAll('h1')].some((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
