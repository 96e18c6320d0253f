import { useQuery } from '@gallery/shared/query';
import { notificationQueries } from './notification.queries';

export function useUnreadCount(): number {
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  return unread;
}
