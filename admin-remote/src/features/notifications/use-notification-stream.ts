import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { queryKeys } from '../../ui/query-keys';
import { notificationQueries } from './notification.queries';

/** Follows the stream while the back office is open, and refetches what a notification may have changed. */
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
            // Data that the page fetched while the stream was opening is fresh enough.
            readAgain(isOpen ? undefined : began);
            isOpen = true;
          },
        },
        { userId, signal: stop.signal },
      );
    }

    // The back office also works without live updates.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [queryClient, userId]);
}

/** A notification can announce a change of any of these. */
const changed = [
  ...queryKeys.orders,
  ...queryKeys.dashboard,
  ...queryKeys.messages,
  ...queryKeys.adminEvents,
  ...queryKeys.adminArtworks,
];
