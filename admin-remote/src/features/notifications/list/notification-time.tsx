import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { formatRelativeTime } from './relative-time';
import { useNow } from './use-now';

export function NotificationTime({ notification: { at } }: { notification: Notification }) {
  return <time dateTime={at}>{formatRelativeTime(at, useNow())}</time>;
}
