type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/** `next` gets each `popstate` before the router, whose listener is added later, and may stop it; `null` removes it. */
export function setHistoryGate(next: Gate | null): void {
  gate = next;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => gate?.(event), { capture: true });
}
