import { type NotificationTag, notificationPaths } from '@gallery/shared/contract/inbox/notification';
import type {
  NotificationAnswer,
  NotificationReadAnswer,
  NotificationsAnswer,
} from '@gallery/shared/contract/inbox/notification.schema';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export type NotificationFilter = { tag?: NotificationTag; unread?: 'true' };

export const notificationQueries = {
  lists: [...queryKeys.notifications, 'list'],

  list: (filter: NotificationFilter) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.lists, filter],
      queryFn: ({ pageParam, signal }) =>
        getJson<NotificationsAnswer>(notificationPaths.list, {
          query: { ...filter, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),

  /** Reads a notification that no loaded page contains. Returns `null` for an unknown id. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.notifications, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<NotificationAnswer>(notificationPaths.one(id), signal),
    }),

  unread: queryOptions({
    queryKey: [...queryKeys.notifications, 'unread'],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 };
      return (await getJson<NotificationsAnswer>(notificationPaths.list, { query, signal })).unread;
    },
    staleTime: 0,
  }),
};

export function markRead(id: string): Promise<NotificationReadAnswer> {
  return sendJson<NotificationReadAnswer>('PUT', notificationPaths.read(id), {});
}

export function markAllRead(): Promise<NotificationReadAnswer> {
  return sendJson<NotificationReadAnswer>('PUT', notificationPaths.readAll, {});
}
