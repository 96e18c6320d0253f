import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { notificationQueries } from './notification.queries';

/** As long as the back office is open it hears what happens, and reads again what that has changed. */
export function useNotificationStream(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const began = Date.now();
    let isOpen = false;
    const readAgain = (readBefore = Number.POSITIVE_INFINITY) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [subject], state }) =>
          subject === alerts || (changed.includes(String(subject)) && state.dataUpdatedAt < readBefore),
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

    // Without the stream's code there is no live office, and nothing else is lost.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [queryClient, userId]);
}

/** What an alert may tell of, by the first word of its queries' keys. */
const alerts = 'notifications';
const changed = ['orders', 'dashboard', 'letters', 'office events', 'office-artworks'];
