import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { type NotificationTag, notificationTags } from '@gallery/shared/contract/inbox/notification-tags';

/** 'Art ' and the type of the work, or the subject when no work is meant. */
export function categoryOf({ category, tag }: Pick<Notification, 'category' | 'tag'>): string {
  return category ?? elsewhere[tag];
}

const elsewhere: Record<NotificationTag, string> = {
  'Order Alert': 'Artwork',
  Enquiry: 'Artwork',
  Message: 'Contact',
  Booking: 'Event',
};

export function isTag(word: string | null): word is NotificationTag {
  return notificationTags.some((tag) => tag === word);
}
