import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { notifications } from './notification.table';

/** Forgets what happened more than a year ago, with the marks of who has read it. */
export async function sweepNotifications(db: Database): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, sql`now() - interval '1 year'`));
}
