import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { useInfiniteQuery, useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useRef } from 'react';
import { markReadInCache } from './mark-read-in-cache';
import { markRead, notificationQueries } from './notification.queries';
import { useNotificationParams } from './use-notification-params';

/** Keeps the notification open when its list drops it, as the list of unread ones does. */
export function useOpenNotification(): Notification | undefined {
  const queryClient = useQueryClient();
  const { filter, openId } = useNotificationParams();
  const { data, isFetched } = useInfiniteQuery(notificationQueries.list(filter));
  const listed = data?.pages.flatMap((page) => page.notifications).find(({ _id }) => _id === openId);
  const last = useRef(listed);
  const isLoaded = listed !== undefined || last.current?._id === openId;
  const fetched = useQuery({
    ...notificationQueries.one(openId ?? ''),
    enabled: openId !== null && isFetched && !isLoaded,
  });
  const found = listed ?? fetched.data?.notification;
  if (found) last.current = found;
  const notification = last.current?._id === openId ? last.current : undefined;
  const unreadId = notification && !notification.read ? notification._id : null;

  useEffect(() => {
    if (!unreadId) return;
    // A notification that the API did not mark stays unread until the user opens it again.
    markRead(unreadId).then(
      ({ unread }) => markReadInCache(queryClient, unread, unreadId),
      () => undefined,
    );
  }, [unreadId, queryClient]);

  return notification;
}
