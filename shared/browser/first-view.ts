import { useSyncExternalStore } from 'react';
import { nextTask } from './next-task';

const listeners = new Set<() => void>();
let isIdle = isPageIdle();
let isScheduled = false;
const batchSize = 4;

/** Stays false until the first view has loaded and the visitor has opened it, so that fetches delay no script. */
export function useNetworkIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isIdle,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!isIdle && !isScheduled) scheduleNotification();
  return () => listeners.delete(listener);
}

function scheduleNotification() {
  isScheduled = true;
  afterFirstView(() => void notifyAll());
}

/** Calls back when the page has loaded, its visitor has opened it, and the browser is idle. */
export function afterFirstView(callback: () => void): void {
  const callWhenIdle = () => whenOpened(() => whenIdle(callback));
  if (document.readyState === 'complete') callWhenIdle();
  else window.addEventListener('load', callWhenIdle, { once: true });
}

/** A page that arrived whole before its area's code must still hydrate. The shell marks the end of that. */
function isPageIdle(): boolean {
  if (typeof document === 'undefined' || document.readyState !== 'complete') return false;
  return 'hydrated' in document.documentElement.dataset && !isPrerendering();
}

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

/** Runs in batches, because a page that draws all its pictures at once cannot answer meanwhile. */
async function notifyAll() {
  isIdle = true;
  const waiting = [...listeners];
  while (waiting.length > 0) {
    for (const listener of waiting.splice(0, batchSize)) listener();
    await nextTask();
  }
}

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

/** Returns false in the first render, which must equal the edge's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
