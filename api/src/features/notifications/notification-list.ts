import type {
  Notification,
  NotificationNews,
  NotificationsAnswer,
} from '@gallery/shared/contract/notification';
import type { NotificationQuery } from '@gallery/shared/contract/notification.schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { after, inOrder, type ListOrder, nextOf } from '../../http/cursor';
import { type NotificationRow, notificationReads, notifications } from './notification.table';

/** One page, as an administrator has read them. Throws a 422 for a cursor that is not one of ours. */
export async function listNotifications(
  db: Database,
  userId: string,
  { limit, cursor, tag, unread }: NotificationQuery,
): Promise<NotificationsAnswer> {
  const rows = await db
    .select({ row: notifications, readBy: notificationReads.userId })
    .from(notifications)
    .leftJoin(notificationReads, isReadBy(userId))
    .where(
      and(
        tag && eq(notifications.tag, tag),
        unread && isNull(notificationReads.userId),
        after(cursor, newest),
      ),
    )
    .orderBy(...inOrder(newest))
    .limit(limit + 1);
  return {
    notifications: rows.slice(0, limit).map(({ row, readBy }) => notificationOf(row, readBy !== null)),
    next: nextOf(
      rows.map(({ row }) => row),
      limit,
      newest,
    ),
    unread: await countUnread(db, userId),
  };
}

/** One notification as this administrator has it now. */
export async function notificationNews(
  db: Database,
  userId: string,
  row: NotificationRow,
): Promise<NotificationNews> {
  const [mark] = await db
    .select()
    .from(notificationReads)
    .where(and(eq(notificationReads.userId, userId), eq(notificationReads.notificationId, row.id)));
  return { notification: notificationOf(row, mark !== undefined), unread: await countUnread(db, userId) };
}

/** All but those that are read; a mark goes with its notification. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const all = await db.$count(notifications);
  return all - (await db.$count(notificationReads, eq(notificationReads.userId, userId)));
}

function isReadBy(userId: string) {
  return and(eq(notificationReads.notificationId, notifications.id), eq(notificationReads.userId, userId));
}

const newest: ListOrder<NotificationRow> = {
  name: 'newest',
  descending: true,
  value: notifications.number,
  id: notifications.id,
  key: ({ number }) => String(number),
  valueOf: (key) => (/^\d{1,18}$/.test(key) ? sql`${key}::bigint` : null),
};

function notificationOf(row: NotificationRow, read: boolean): Notification {
  const { id, tag, text, category, subjectId, eventId, createdAt } = row;
  return {
    _id: id,
    ...{ tag, text, category },
    subject_id: subjectId,
    event_id: eventId,
    at: createdAt.toISOString(),
    read,
  };
}
