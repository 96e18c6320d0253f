import type { Scan } from '@gallery/shared/contract/programme/door/door-input.schema';

const keyOf = (event: string) => `door-scans:${event}`;

/** Scans that wait for a network, oldest first. They survive a reload and the end of the session, without names. */
export function readStoredScans(event: string): Scan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(event)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function storeScans(event: string, scans: readonly Scan[]): void {
  try {
    if (scans.length === 0) localStorage.removeItem(keyOf(event));
    else localStorage.setItem(keyOf(event), JSON.stringify(scans));
  } catch {
    // Without storage, the scans wait in this page only.
  }
}
