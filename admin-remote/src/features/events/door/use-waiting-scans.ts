import { maxScans } from '@gallery/shared/contract/programme/door/door';
import type { ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import type { Scan } from '@gallery/shared/contract/programme/door/door-input.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { doorQueries, sendScans } from './door.queries';
import { readStoredScans, storeScans } from './stored-scans';

type OnSent = (scans: readonly Scan[], results: readonly ScanResult[]) => void;

const retryMs = 5_000;

/** Keeps scans on this phone while there is no network, and sends them once it is back. `onSent` must stay the same. */
export function useWaitingScans(event: string, onSent: OnSent) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(() => readStoredScans(event));
  const sending = useRef(false);
  const notify = useNotify();

  const keep = useCallback(
    (scans: Scan[]) => {
      storeScans(event, scans);
      setWaiting(scans);
    },
    [event],
  );

  const send = useCallback(async () => {
    const scans = readStoredScans(event).slice(0, maxScans);
    if (sending.current || scans.length === 0) return;
    sending.current = true;
    try {
      const { results } = await sendScans(event, scans);
      const sent = new Set(scans.map(({ _id }) => _id));
      keep(readStoredScans(event).filter(({ _id }) => !sent.has(_id)));
      onSent(scans, results);
      await queryClient.invalidateQueries({ queryKey: doorQueries.list(event).queryKey });
    } catch (error) {
      // The scans stay here, and the next attempt follows.
      if (!isOffline(error)) notify(errorMessage(error), 'error');
    } finally {
      sending.current = false;
    }
  }, [event, keep, onSent, notify, queryClient]);

  useEffect(() => {
    if (waiting.length === 0) return;
    if (navigator.onLine) void send();
    const timer = setInterval(() => void send(), retryMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [waiting.length, send]);

  return { waiting, keep };
}

/** Nothing answered, or something between the phone and the API did. */
export function isOffline(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === undefined || error.status >= 500;
}
