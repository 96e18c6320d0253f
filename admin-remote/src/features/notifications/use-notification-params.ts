import { type NotificationTag, notificationTags } from '@gallery/shared/contract/inbox/notification';
import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { useSearchParams } from '@gallery/shared/router';
import type { NotificationFilter } from './notification.queries';

/** Returns 'Art ' and the type of the work, or the subject if the notification names no work. */
export function categoryOf({ category, tag }: Pick<Notification, 'category' | 'tag'>): string {
  return category ?? elsewhere[tag];
}

const elsewhere: Record<NotificationTag, string> = {
  'Order Alert': 'Artwork',
  Enquiry: 'Artwork',
  Message: 'Contact',
  Booking: 'Event',
};

function isTag(word: string | null): word is NotificationTag {
  return notificationTags.some((tag) => tag === word);
}

export function useNotificationParams() {
  const [params] = useSearchParams();
  const tag = params.get('tag');
  const filter: NotificationFilter = {
    ...(isTag(tag) && { tag }),
    ...(params.get('unread') === 'true' && { unread: 'true' as const }),
  };

  /** `null` removes a parameter. */
  function linkWith(changes: Record<string, string | null>): string {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    return `?${changed}`;
  }

  return { filter, openId: params.get('alert'), addressWith: linkWith };
}
