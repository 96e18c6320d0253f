import { type InferType, string } from 'yup';
import { listQuerySchema } from '../fields/list.schema';
import { notificationTags } from './notification-tags';

const tagMessage = `tag must be one of ${notificationTags.join(', ')}`;
const unreadMessage = 'unread must be true';

/** The query of `GET /notification`. */
export const notificationQuerySchema = listQuerySchema.shape({
  tag: string().typeError(tagMessage).oneOf(notificationTags, tagMessage),
  unread: string()
    .typeError(unreadMessage)
    .oneOf(['true'] as const, unreadMessage),
});
export type NotificationQuery = InferType<typeof notificationQuerySchema>;
