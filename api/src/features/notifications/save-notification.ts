import { randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { type NotificationRow, notifications } from './notification.table';

type NewNotification = Pick<NotificationRow, 'tag' | 'text' | 'subjectId'> &
  Partial<Pick<NotificationRow, 'category' | 'eventId'>>;

/** Callers call it last in a transaction, because others wait for its end so that numbers appear in order. `wakeStreams` follows. */
export async function saveNotification(tx: Database, news: NewNotification): Promise<void> {
  await waitForLock(tx, 'notifications');
  await tx.insert(notifications).values({ ...news, id: randomUUID() });
}

/** Wakes the streams of every process. Callers call it after the commit, because inside it would delay commits. Without it, streams poll slowly. */
export async function wakeStreams(db: Database): Promise<void> {
  await db.execute(sql`NOTIFY notifications`).catch(() => {});
}

export async function deleteOldNotifications(db: Database): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, sql`now() - interval '1 year'`));
}
