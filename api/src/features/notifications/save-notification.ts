import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { waitForTurn } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { type NotificationRow, notifications } from './notification.table';

type NewNotification = Pick<NotificationRow, 'tag' | 'text' | 'subjectId'> &
  Partial<Pick<NotificationRow, 'category' | 'eventId'>>;

/**
 * Keeps what a curator wants to know, in the transaction that makes it true. Let it be the last that the transaction
 * does: others wait for its end, so that numbers become visible in their order. `wakeStreams` follows the commit.
 */
export async function saveNotification(tx: Database, news: NewNotification): Promise<void> {
  await waitForTurn(tx, 'notifications');
  await tx.insert(notifications).values({ ...news, id: randomUUID() });
}

/**
 * Has every API process look for what is new. Outside of a transaction: in one it would make commits wait. It never
 * fails: what is committed stays so, and the streams' slow look finds it without a wake-up.
 */
export async function wakeStreams(db: Database): Promise<void> {
  await db.execute(sql`NOTIFY notifications`).catch(() => {});
}
