import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * A recovery on its way: whose, when the last code was asked for and what names that request, and the ticket that a
 * right code was exchanged for, or that came with the link of the mail: then the email is ''.
 */
export type Recovery = { email: string; askedAt: number; request?: string; ticket?: string };

const key = 'uli-gallery-recovery';

const memoryRecovery = atom<Recovery | null | undefined>(undefined);

/** Lasts as long as the tab: the ticket is worth a password. */
const recoveryAtom = atom(
  (get) => get(memoryRecovery),
  (_get, set, recovery: Recovery | null) => {
    set(memoryRecovery, recovery);
    try {
      if (recovery) window.sessionStorage.setItem(key, JSON.stringify(recovery));
      else window.sessionStorage.removeItem(key);
    } catch {
      // Without a storage it is forgotten by a reload, no more.
    }
  },
);

export const useSetRecovery = () => useSetAtom(recoveryAtom);

/** `undefined` until the storage has been read, `null` when there is none. */
export function useRecovery(): Recovery | null | undefined {
  const recovery = useAtomValue(recoveryAtom);
  const hold = useSetAtom(memoryRecovery);
  useEffect(() => {
    if (recovery === undefined) hold(readRecovery());
  }, [recovery, hold]);
  return recovery;
}

function readRecovery(): Recovery | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isRecovery(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isRecovery(kept: unknown): kept is Recovery {
  if (typeof kept !== 'object' || kept === null) return false;
  const { email, askedAt, request, ticket } = kept as Partial<Recovery>;
  const areTexts = [request, ticket].every((one) => one === undefined || typeof one === 'string');
  return typeof email === 'string' && typeof askedAt === 'number' && areTexts;
}
