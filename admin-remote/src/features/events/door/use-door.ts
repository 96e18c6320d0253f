import { keepPageOffline } from '@gallery/shared/browser/offline-page';
import { maxTicket } from '@gallery/shared/contract/programme/door/door';
import type { DoorList, ScanResult } from '@gallery/shared/contract/programme/door/door.schema';
import type { Scan } from '@gallery/shared/contract/programme/door/door-input.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { useCallback, useEffect, useState } from 'react';
import { doorQueries, sendScans, withdrawCheckIn } from './door.queries';
import { isTicket, judgeScan, withGuest, withScans } from './judge-scan';
import { storeList } from './stored-list';
import { readStoredScans } from './stored-scans';
import { isOffline, useWaitingScans } from './use-waiting-scans';

/** What the door shows under the camera. `kept` waits for a network. `sent` tells which guests two doors let in. */
export type Shown =
  | { kind: 'scan'; ticket: string; result: ScanResult; kept: boolean }
  | { kind: 'sent'; at: string; count: number; twice: (ScanResult & Pick<Scan, 'ticket'>)[] };

/** Checks guests in: at once with a network, and otherwise by the list on this phone, until the network is back. */
export function useDoor(event: string, known: DoorList) {
  const queryClient = useQueryClient();
  const [offlineSince, setOfflineSince] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const notify = useNotify();
  const withdrawal = useAction({
    mutationFn: (id: string) => withdrawCheckIn(event, id),
    invalidates: doorQueries.list(event).queryKey,
  });
  const noteSent = useCallback((scans: readonly Scan[], results: readonly ScanResult[]) => {
    setOfflineSince(null);
    const ticketOf = new Map(scans.map(({ _id, ticket }) => [_id, ticket]));
    const twice = results
      .filter(({ outcome }) => outcome !== 'welcome')
      .map((result) => ({ ...result, ticket: ticketOf.get(result.scan) ?? '' }));
    setShown({ kind: 'sent', at: new Date().toISOString(), count: scans.length, twice });
  }, []);
  const { waiting, keep } = useWaitingScans(event, noteSent);
  const list = withScans(known, waiting);
  useEffect(() => storeList(event, known), [event, known]);
  useEffect(() => void keepPageOffline(), []);

  async function checkIn(content: string, given: Pick<Partial<Scan>, 'places' | 'anyway' | 'reason'> = {}) {
    const { places, anyway = false, reason } = given;
    const ticket = content.trim().slice(0, maxTicket);
    if (ticket === '') return;
    const scan: Scan = {
      _id: crypto.randomUUID(),
      ticket,
      at: new Date().toISOString(),
      places,
      anyway,
      reason,
    };
    const result = waiting.length === 0 && navigator.onLine ? await ask(scan) : null;
    if (result === 'refused') return;
    if (result) return show({ kind: 'scan', ticket, result, kept: false });
    setOfflineSince((since) => since ?? scan.at);
    const judged = judgeScan(list, scan);
    const isKept = judged.outcome === 'welcome' || (judged.outcome === 'unknown' && isTicket(ticket));
    if (isKept) keep(readStoredScans(event).concat(scan));
    show({ kind: 'scan', ticket, result: judged, kept: isKept });
  }

  /** Returns `null` without a network. */
  async function ask(scan: Scan): Promise<ScanResult | 'refused' | null> {
    try {
      const { results } = await sendScans(event, [scan]);
      const [result = null] = results;
      setOfflineSince(null);
      const { guest } = result ?? {};
      const { queryKey } = doorQueries.list(event);
      if (guest) queryClient.setQueryData(queryKey, (old) => old && withGuest(old, guest));
      return result;
    } catch (error) {
      if (isOffline(error)) return null;
      notify(errorMessage(error), 'error');
      return 'refused';
    }
  }

  async function undo(id: string) {
    const kept = readStoredScans(event);
    if (kept.some(({ _id }) => _id === id)) keep(kept.filter(({ _id }) => _id !== id));
    else await withdrawal.send(id);
    setShown(null);
  }

  function show(next: Shown) {
    setShown(next);
    const isWelcome = next.kind !== 'scan' || next.result.outcome === 'welcome';
    navigator.vibrate?.(isWelcome ? 80 : [80, 80, 80]);
  }

  return { list, waiting, offlineSince, shown, checkIn, undo, close: () => setShown(null) };
}
