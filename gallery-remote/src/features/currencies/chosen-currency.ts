import { currencyKey } from '@gallery/shared/contract/currencies/currency';
import { useSyncExternalStore } from 'react';

/** `undefined` before the browser's storage was read. */
let chosen: string | null | undefined;
const listeners = new Set<() => void>();

/** Returns the code of the currency that this device shows beside naira, or `null`. */
export function useChosenCurrency(): string | null {
  return useSyncExternalStore(subscribe, readChosen, () => null);
}

/** Keeps the choice on this device, or for this page if the browser refuses to store it. */
export function chooseCurrency(code: string | null): void {
  chosen = code;
  try {
    if (code) localStorage.setItem(currencyKey, code);
    else localStorage.removeItem(currencyKey);
  } catch {
    // The choice lasts until the page closes.
  }
  reserveLines(code);
  for (const tell of listeners) tell();
}

function readChosen(): string | null {
  if (chosen === undefined) {
    chosen = readStored();
    reserveLines(chosen);
  }
  return chosen;
}

function readStored(): string | null {
  try {
    const stored = localStorage.getItem(currencyKey) ?? '';
    return /^[A-Z]{3}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The edge's boot script does the same before the first paint. */
function reserveLines(code: string | null): void {
  document.documentElement.toggleAttribute('data-currency', code !== null);
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
