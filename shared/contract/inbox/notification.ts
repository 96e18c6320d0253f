export type {
  Notification,
  NotificationAnswer,
  NotificationReadAnswer,
  NotificationsAnswer,
} from './notification.schema';

import type { Notification } from './notification.schema';
export const notificationPaths = {
  list: '/notification',
  one: (id: string) => `/notification/${encodeURIComponent(id)}`,
  read: (id: string) => `/notification/${encodeURIComponent(id)}/read`,
  readAll: '/notification/read',
  /** Server-sent `notification` events, each a `NotificationEvent`. */
  stream: '/notification/stream',
};

export type NotificationEvent = { notification: Notification; unread: number };
