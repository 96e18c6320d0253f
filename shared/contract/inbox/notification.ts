export type {
  Notification,
  NotificationAnswer,
  NotificationReadAnswer,
  NotificationsAnswer,
} from './notification.schema';

import type { Notification } from './notification.schema';
/** PUT to `read` and `readAll` marks one or all as read by the administrator who asks. */
export const notificationPaths = {
  list: '/notification',
  one: (id: string) => `/notification/${encodeURIComponent(id)}`,
  read: (id: string) => `/notification/${encodeURIComponent(id)}/read`,
  readAll: '/notification/read',
  /** Server-sent events named `notification`, each a `NotificationEvent`. */
  stream: '/notification/stream',
};

export type NotificationEvent = { notification: Notification; unread: number };
