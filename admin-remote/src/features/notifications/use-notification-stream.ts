import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { queryKeys } from '../../ui/query-keys';
import { notificationQueries } from './notification.queries';

/** As long as the back office is open the stream of notifications has what they changed read again. */
export function useNotificationStream(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const began = Date.now();
    let isOpen = false;
    const readAgain = (readBefore = Number.POSITIVE_INFINITY) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [subject], state }) =>
          subject === queryKeys.notifications[0] ||
          (changed.includes(String(subject)) && state.dataUpdatedAt < readBefore),
      });

    async function follow() {
      const { followNotifications } = await import('@gallery/shared/live');
      await followNotifications(
        {
          onEvent({ unread }) {
            queryClient.setQueryData(notificationQueries.unread.queryKey, unread);
            readAgain();
          },
          onStale() {
            // What the screens have read while the stream was being opened is not read twice.
            readAgain(isOpen ? undefined : began);
            isOpen = true;
          },
        },
        { userId, signal: stop.signal },
      );
    }

    // Without the stream's code the back office is not live, and works otherwise.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [queryClient, userId]);
}

/** What a notification may report a change of. */
const changed = [
  ...queryKeys.orders,
  ...queryKeys.dashboard,
  ...queryKeys.messages,
  ...queryKeys.adminEvents,
  ...queryKeys.adminArtworks,
];
