type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/**
 * Lets one party hear of each step through the browser's history before the router does, and stop it
 * (`stopImmediatePropagation`); `null` ends that. Browsers call the listeners of the window in the order in which they
 * came, so this one comes with the router's code.
 */
export function setHistoryGate(next: Gate | null): void {
  gate = next;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => gate?.(event), { capture: true });
}
