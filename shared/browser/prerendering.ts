type PrerenderableDocument = { prerendering?: boolean };

/** Returns true while the browser prepares the page for a visitor who may never open it. */
export function isPrerendering(): boolean {
  return typeof document !== 'undefined' && (document as PrerenderableDocument).prerendering === true;
}

/** Calls back at once, or when the visitor opens the prerendered page. */
export function whenOpened(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
