import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { stopMails } from '../read-following';
import { emailFollowers, emailFollows } from './email-follower.table';

/** Ends all emails to the address, and forgets it. Once an account has it, stops the account's. A second time changes nothing. */
export async function stopFollows(db: Database, followerId: string): Promise<void> {
  const isIt = eq(emailFollowers.id, followerId);
  const stopped = await db
    .delete(emailFollowers)
    .where(and(isIt, isNull(emailFollowers.userId)))
    .returning();
  if (stopped.length > 0) return;
  const [moved] = await db.select({ userId: emailFollowers.userId }).from(emailFollowers).where(isIt);
  if (moved?.userId) await stopMails(db, moved.userId, true);
}

/** Deletes follows that nobody has confirmed for a month, and addresses that follow nobody. */
export async function deleteUnconfirmedFollows(db: Database): Promise<void> {
  const isOld = lt(emailFollows.askedAt, sql`now() - interval '30 days'`);
  await db.delete(emailFollows).where(and(isNull(emailFollows.confirmedAt), isOld));
  await db.transaction(async (tx) => {
    const ofFollower = tx.select().from(emailFollows).where(eq(emailFollows.followerId, emailFollowers.id));
    const isUnused = and(isNotNull(emailFollowers.email), notExists(ofFollower));
    // The lock waits for a request that adds a follow, and the second statement sees it.
    await tx.select({ id: emailFollowers.id }).from(emailFollowers).where(isUnused).for('update');
    await tx.delete(emailFollowers).where(isUnused);
  });
}
