import { idPattern } from '@gallery/shared/contract/fields/id';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { notificationReads, notifications } from './notification.table';

/** Marks one as read by this administrator, once. Throws a 404 for an unknown id. */
export async function markRead(db: Database, userId: string, id: string): Promise<void> {
  const [found] = idPattern.test(id)
    ? await db.select({ id: notifications.id }).from(notifications).where(eq(notifications.id, id))
    : [];
  if (!found) throw new HttpError(404, 'No notification with this id.');
  await db.insert(notificationReads).values({ userId, notificationId: found.id }).onConflictDoNothing();
}

export async function markAllRead(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO notification_reads (user_id, notification_id)
    SELECT ${userId}::uuid, id FROM notifications
    ON CONFLICT DO NOTHING
  `);
}
