import { notificationTags } from '@gallery/shared/contract/inbox/notification';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../users/user.table';

/** `number` follows the order of the commits, so that a stream continues after the last one it sent. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tag: text({ enum: notificationTags }).notNull(),
    text: text().notNull(),
    category: text(),
    subjectId: uuid('subject_id').notNull(),
    eventId: uuid('event_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_number').on(table.number),
    index('notifications_by_age').on(table.createdAt),
    index('notifications_by_tag').on(table.tag, table.number),
    check('notifications_tag', sql`${table.tag} IN ('Order Alert', 'Enquiry', 'Message', 'Booking')`),
  ],
);

export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
);

export type NotificationRow = typeof notifications.$inferSelect;
