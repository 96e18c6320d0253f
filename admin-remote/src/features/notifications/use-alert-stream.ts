import { type NotificationNews, notificationPaths } from '@gallery/shared/contract/notification';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { notificationQueries } from './notification.queries';

/** As long as the back office is open it hears what happens, and reads again what that has changed. */
export function useAlertStream(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const readAgain = (subjects: string[]) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [subject] }) => subjects.includes(String(subject)),
      });

    async function follow() {
      const { followEvents } = await import('@gallery/shared/live');
      await followEvents<NotificationNews>({
        path: notificationPaths.stream,
        event: 'notification',
        withSession: true,
        signal: stop.signal,
        onEvent({ unread }) {
          queryClient.setQueryData(notificationQueries.unread.queryKey, unread);
          readAgain(changed);
        },
        onStale: () => readAgain(['notifications']),
      });
    }

    // Without the stream's code there is no live office, and nothing else is lost.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [queryClient]);
}

/** What an alert may tell of, by the first word of its queries' keys. */
const changed = ['notifications', 'orders', 'dashboard', 'letters', 'office events'];
