import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { doorPaths } from '@gallery/shared/contract/programme/door/door';
import type { DoorList, ScansAnswer } from '@gallery/shared/contract/programme/door/door.schema';
import type { Scan } from '@gallery/shared/contract/programme/door/door-input.schema';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../../ui/query-keys';
import { readStoredList } from './stored-list';

/** Another door lets guests in too, so the list follows in milliseconds. */
const refreshMs = 5_000;

export const doorQueries = {
  /** Returns `null` for an unknown event. The list stays while there is no network, also after a reload. */
  list: (event: string) =>
    queryOptions({
      queryKey: [...queryKeys.adminEvents, 'door', event],
      queryFn: ({ signal }) => getJsonOrNull<DoorList>(doorPaths.list(event), signal),
      initialData: () => readStoredList(event),
      refetchInterval: refreshMs,
      gcTime: Number.POSITIVE_INFINITY,
      staleTime: 0,
    }),
};

/** `sent_at` lets the API correct the times by the error of this phone's clock. */
export function sendScans(event: string, scans: readonly Scan[]): Promise<ScansAnswer> {
  const sent_at = new Date().toISOString();
  return sendJson<ScansAnswer>('POST', doorPaths.scans(event), { sent_at, scans });
}

export function withdrawCheckIn(event: string, id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', doorPaths.checkIn(event, id));
}
