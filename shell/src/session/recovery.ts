import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** `request` identifies the last code request. `email` is '' if the ticket came with the email's link. */
export type Recovery = { email: string; askedAt: number; request?: string; ticket?: string };

const key = 'uli-gallery-recovery';

const memoryRecovery = atom<Recovery | null | undefined>(undefined);

/** Only session storage keeps the ticket, because it is worth a password. */
const recoveryAtom = atom(
  (get) => get(memoryRecovery),
  (_get, set, recovery: Recovery | null) => {
    set(memoryRecovery, recovery);
    try {
      if (recovery) window.sessionStorage.setItem(key, JSON.stringify(recovery));
      else window.sessionStorage.removeItem(key);
    } catch {
      // Without storage, a reload loses the recovery.
    }
  },
);

export const useSetRecovery = () => useSetAtom(recoveryAtom);

/** Returns `undefined` until the storage has been read, and `null` without a recovery. */
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
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isRecovery(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isRecovery(stored: unknown): stored is Recovery {
  if (typeof stored !== 'object' || stored === null) return false;
  const { email, askedAt, request, ticket } = stored as Partial<Recovery>;
  const areTexts = [request, ticket].every((one) => one === undefined || typeof one === 'string');
  return typeof email === 'string' && typeof askedAt === 'number' && areTexts;
}
