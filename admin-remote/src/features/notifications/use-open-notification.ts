import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { useInfiniteQuery, useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef } from 'react';
import { markReadInCache } from './mark-read-in-cache';
import { markRead, notificationQueries } from './notification.queries';
import { useNotificationParams } from './use-notification-params';

/**
 * The alert that the address names; opening it marks it as read. It stays open when its list no longer holds it,
 * as that of the unread ones does, and is asked for where no page of its list does yet.
 */
export function useOpenNotification(): Notification | undefined {
  const queryClient = useQueryClient();
  const { filter, opened } = useNotificationParams();
  const { data, isFetched } = useInfiniteQuery(notificationQueries.list(filter));
  const listed = data?.pages.flatMap((page) => page.notifications).find(({ _id }) => _id === opened);
  const last = useRef(listed);
  const isAtHand = listed !== undefined || last.current?._id === opened;
  const asked = useQuery({
    ...notificationQueries.one(opened ?? ''),
    enabled: opened !== null && isFetched && !isAtHand,
  });
  const found = listed ?? asked.data?.notification;
  if (found) last.current = found;
  const alert = last.current?._id === opened ? last.current : undefined;
  const unreadId = alert && !alert.read ? alert._id : null;

  useEffect(() => {
    if (!unreadId) return;
    // A mark that is not kept costs nothing: the alert stays unread, and is marked when it is opened again.
    markRead(unreadId).then(
      ({ unread }) => markReadInCache(queryClient, unread, unreadId),
      () => undefined,
    );
  }, [unreadId, queryClient]);

  return alert;
}
