import { useSyncExternalStore } from 'react';

/** Formats whole naira in the visitor's currency. */
export type Reference = (naira: number) => string;

let current: Reference | undefined;
const listeners = new Set<() => void>();

/** Returns `undefined` until the visitor has chosen a currency and its rate has loaded. */
export function useReference(): Reference | undefined {
  return useSyncExternalStore(subscribe, () => current, onServer);
}

export function setReference(next: Reference | undefined): void {
  current = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const onServer = () => undefined;
