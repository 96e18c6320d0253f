import type { NotificationTag } from './notification-tags';
/** Something happened that a curator wants to know. */
export type Notification = {
  _id: string;
  tag: NotificationTag;
  /** A whole sentence, such as 'Adaeze Okafor paid for “Harmattan” by Ngozi Eze. Order 1001.' */
  text: string;
  /** 'Art ' and the type of the work; `null` when no work is meant. */
  category: string | null;
  /** The order, enquiry, message or booking; `event_id` the event of a booking. */
  subject_id: string;
  event_id: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** Read by the administrator who asks. */
  read: boolean;
};

/** PUT to `read` and `readAll` marks one or all as read by the administrator who asks. */
export const notificationPaths = {
  list: '/notification',
  one: (id: string) => `/notification/${encodeURIComponent(id)}`,
  read: (id: string) => `/notification/${encodeURIComponent(id)}/read`,
  readAll: '/notification/read',
  /** Server-sent events named `notification`, each a `NotificationEvent`. */
  stream: '/notification/stream',
};

/** Newest first; `unread` counts all of them, whatever the filter. */
export type NotificationsAnswer = { notifications: Notification[]; next: string | null; unread: number };
export type NotificationAnswer = { notification: Notification };
export type NotificationEvent = { notification: Notification; unread: number };
export type NotificationReadAnswer = { unread: number };
