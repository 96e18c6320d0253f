import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { formatRelativeTime } from './relative-time';
import { useNow } from './use-now';

/** How long ago it was. */
export function NotificationTime({ alert: { at } }: { alert: Notification }) {
  return <time dateTime={at}>{formatRelativeTime(at, useNow())}</time>;
}
