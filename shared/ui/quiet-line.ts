import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let quiet = typeof document !== 'undefined' && document.readyState === 'complete';
let waiting = false;

/**
 * Whether the first view has had the line to itself: what is not seen at once is fetched after that, so that it
 * does not hold up the scripts on a slow phone. Never on the server, and not while its page is hydrated.
 */
export function useQuietLine(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => quiet,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!quiet && !waiting) waitForQuiet();
  return () => listeners.delete(listener);
}

function waitForQuiet() {
  waiting = true;
  const tellWhenIdle = () => whenIdle(tellAll);
  if (document.readyState === 'complete') tellWhenIdle();
  else window.addEventListener('load', tellWhenIdle, { once: true });
}

/** Calls back once nobody keeps the page busy, in two seconds at the latest. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

function tellAll() {
  quiet = true;
  for (const listener of listeners) listener();
}
