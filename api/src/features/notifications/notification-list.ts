import type {
  Notification,
  NotificationEvent,
  NotificationQuery,
  NotificationsAnswer,
} from '@gallery/shared/contract/inbox/notification.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { afterCursor, type ListSort, nextCursor, sortBy } from '../../http/paging/cursor';
import { users } from '../users/user.table';
import { type NotificationRow, notificationReads, notifications } from './notification.table';

/** Returns one page with this administrator's read marks. Throws a 422 for an invalid cursor. */
export async function listNotifications(
  db: Database,
  userId: string,
  { limit, cursor, tag, unread }: NotificationQuery,
): Promise<NotificationsAnswer> {
  const rows = await db
    .select({ row: notifications, read: isReadBy(userId) })
    .from(notifications)
    .where(
      and(tag && eq(notifications.tag, tag), unread && not(isReadBy(userId)), afterCursor(cursor, newest)),
    )
    .orderBy(...sortBy(newest))
    .limit(limit + 1);
  return {
    notifications: rows.slice(0, limit).map(({ row, read }) => notificationOf(row, read)),
    next: nextCursor(
      rows.map(({ row }) => row),
      limit,
      newest,
    ),
    unread: await countUnread(db, userId),
  };
}

/** Returns one notification with this administrator's read mark. Throws a 404 for an unknown id. */
export async function findNotification(db: Database, userId: string, id: string): Promise<Notification> {
  const [found] = idPattern.test(id)
    ? await db
        .select({ row: notifications, readBy: notificationReads.userId })
        .from(notifications)
        .leftJoin(notificationReads, isReadBy(userId))
        .where(eq(notifications.id, id))
    : [];
  if (!found) throw new HttpError(404, 'No notification with this id.');
  return notificationOf(found.row, found.readBy !== null);
}

export async function notificationNews(
  db: Database,
  userId: string,
  row: NotificationRow,
): Promise<NotificationEvent> {
  const isIt = eq(notifications.id, row.id);
  const [counted] = await db
    .select({
      read: sql<boolean>`coalesce(bool_or(${isReadBy(userId)}) FILTER (WHERE ${isIt}), true)`,
      unread: sql<number>`count(*) FILTER (WHERE ${not(isReadBy(userId))})`.mapWith(Number),
    })
    .from(notifications);
  return { notification: notificationOf(row, counted?.read ?? true), unread: counted?.unread ?? 0 };
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  return db.$count(notifications, not(isReadBy(userId)));
}

/** Notifications older than the account count as read. */
function isReadBy(userId: string): SQL<boolean> {
  return sql<boolean>`(
    ${notifications.createdAt} < (SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${userId})
    OR EXISTS (
      SELECT FROM ${notificationReads}
      WHERE ${notificationReads.notificationId} = ${notifications.id} AND ${notificationReads.userId} = ${userId}
    )
  )`;
}

const newest: ListSort<NotificationRow> = {
  name: 'newest',
  descending: true,
  value: notifications.number,
  id: notifications.id,
  key: ({ number }) => String(number),
  parseKey: (key) => (/^\d{1,18}$/.test(key) ? sql`${key}::bigint` : null),
};

function notificationOf(row: NotificationRow, read: boolean): Notification {
  const { id, tag, text, category, subjectId, eventId, createdAt } = row;
  return {
    _id: id,
    tag,
    text,
    category,
    subject_id: subjectId,
    event_id: eventId,
    at: createdAt.toISOString(),
    read,
  };
}
