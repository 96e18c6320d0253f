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
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

function whenIdle() {
  if ('requestIdleCallback' in window) window.requestIdleCallback(tellAll, { timeout: 2000 });
  else setTimeout(tellAll, 200);
}

function tellAll() {
  quiet = true;
  for (const listener of listeners) listener();
}
