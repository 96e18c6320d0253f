import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { notifications } from './notification.table';

/** Deletes notifications older than a year and their read marks. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, sql`now() - interval '1 year'`));
}
