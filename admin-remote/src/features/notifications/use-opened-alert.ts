import type { Notification } from '@gallery/shared/contract/notification';
import { useInfiniteQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef } from 'react';
import { keepRead } from './keep-read';
import { markRead, notificationQueries } from './notification.queries';
import { useAlertAddress } from './use-alert-address';

/**
 * The alert that the address names; opening it marks it as read. It stays open when its list no longer holds it,
 * as that of the unread ones does.
 */
export function useOpenedAlert(): Notification | undefined {
  const queryClient = useQueryClient();
  const { filter, opened } = useAlertAddress();
  const { data } = useInfiniteQuery(notificationQueries.list(filter));
  const found = data?.pages.flatMap((page) => page.notifications).find(({ _id }) => _id === opened);
  const last = useRef(found);
  if (found) last.current = found;
  const alert = last.current?._id === opened ? last.current : undefined;
  const unreadId = alert && !alert.read ? alert._id : null;

  useEffect(() => {
    if (!unreadId) return;
    // A mark that is not kept costs nothing: the alert stays unread, and is marked when it is opened again.
    markRead(unreadId).then(
      ({ unread }) => keepRead(queryClient, unread, unreadId),
      () => undefined,
    );
  }, [unreadId, queryClient]);

  return alert;
}
