import type {
  Notification,
  NotificationAnswer,
  NotificationReadAnswer,
  NotificationsAnswer,
} from '@gallery/shared/contract/inbox/notification';
import { notificationTags } from '@gallery/shared/contract/inbox/notification-tags';
import { array, boolean, number, type ObjectSchema, object, string } from 'yup';

const notificationSchema: ObjectSchema<Notification> = object({
  _id: string().uuid().defined(),
  tag: string().oneOf(notificationTags).defined(),
  text: string().defined(),
  category: string().defined().nullable(),
  subject_id: string().uuid().defined(),
  event_id: string().uuid().defined().nullable(),
  at: string().datetime().defined(),
  read: boolean().defined(),
});

const unread = () => number().integer().min(0).defined();

export const notificationsAnswerSchema: ObjectSchema<NotificationsAnswer> = object({
  notifications: array().of(notificationSchema).defined(),
  next: string().defined().nullable(),
  unread: unread(),
});

export const notificationAnswerSchema: ObjectSchema<NotificationAnswer> = object({
  notification: notificationSchema,
});

export const notificationReadSchema: ObjectSchema<NotificationReadAnswer> = object({ unread: unread() });
