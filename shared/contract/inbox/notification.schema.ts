import { array, boolean, type InferType, object, string } from 'yup';
import { anyText, count, id, timestamp } from '../fields/answer.schema';
import { listQuerySchema } from '../fields/list.schema';
import { notificationTags } from './notification';

export const notificationSchema = object({
  _id: id(),
  tag: string().oneOf(notificationTags).defined(),
  text: anyText(),
  /** 'Art ' and the type of the work, or `null` without a work. */
  category: anyText().nullable(),
  /** The order, enquiry, message, or booking. `event_id` is the event of a booking. */
  subject_id: id(),
  event_id: id().nullable(),
  at: timestamp(),
  read: boolean().defined(),
});
export type Notification = InferType<typeof notificationSchema>;
export type NotificationEvent = { notification: Notification; unread: number };

/** `unread` counts all of them, whatever the filter. */
export const notificationsAnswerSchema = object({
  notifications: array().of(notificationSchema).defined(),
  next: anyText().nullable(),
  unread: count(),
});
export type NotificationsAnswer = InferType<typeof notificationsAnswerSchema>;

export const notificationAnswerSchema = object({ notification: notificationSchema });
export type NotificationAnswer = InferType<typeof notificationAnswerSchema>;

export const notificationReadSchema = object({ unread: count() });
export type NotificationReadAnswer = InferType<typeof notificationReadSchema>;

const tagMessage = `tag must be one of ${notificationTags.join(', ')}`;
const unreadMessage = 'unread must be true';

export const notificationQuerySchema = listQuerySchema.shape({
  tag: string().typeError(tagMessage).oneOf(notificationTags, tagMessage),
  unread: string()
    .typeError(unreadMessage)
    .oneOf(['true'] as const, unreadMessage),
});
export type NotificationQuery = InferType<typeof notificationQuerySchema>;
