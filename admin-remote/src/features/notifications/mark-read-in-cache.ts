import type { NotificationsAnswer } from '@gallery/shared/contract/inbox/notification.schema';
import type { QueryClient } from '@gallery/shared/query';
import { notificationQueries } from './notification.queries';

type Pages = { pages: NotificationsAnswer[]; pageParams: unknown[] };

/** Updates every cached list without a refetch. Without an `id`, it marks all notifications as read. */
export function markReadInCache(queryClient: QueryClient, unread: number, id?: string): void {
  queryClient.setQueryData(notificationQueries.unread.queryKey, unread);
  queryClient.setQueriesData<Pages>({ queryKey: notificationQueries.lists }, (list) => {
    if (!list) return list;
    return {
      ...list,
      pages: list.pages.map((page) => ({ ...page, unread, notifications: withRead(page, id) })),
    };
  });
}

function withRead({ notifications }: NotificationsAnswer, id?: string) {
  return notifications.map((notification) =>
    id && notification._id !== id ? notification : { ...notification, read: true },
  );
}
