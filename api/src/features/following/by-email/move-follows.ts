import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../users/user.table';
import { alertedWorks, followedArtists, followers } from '../following.table';
import { emailAlerts, emailFollowers, emailFollows } from './email-follower.table';

type Account = Pick<typeof users.$inferSelect, 'id'>;

/** Gives an account what its confirmed address follows, with the works that it has had emails about. An unconfirmed address proves nothing. */
export async function moveFollows(tx: Database, { id: userId }: Account): Promise<void> {
  const isConfirmed = and(eq(users.id, userId), isNotNull(users.emailConfirmedAt));
  const [account] = await tx.select({ email: users.email }).from(users).where(isConfirmed).for('share');
  if (!account) return;
  const isIts = eq(emailFollowers.email, account.email.toLowerCase());
  const [follower] = await tx.select().from(emailFollowers).where(isIts).for('update');
  if (!follower) return;
  const { id, mailedAt } = follower;
  await tx
    .insert(followers)
    .values({ userId, mailedAt })
    .onConflictDoUpdate({
      target: followers.userId,
      // One mail a day holds for the mailbox.
      set: { mailedAt: sql`greatest(${followers.mailedAt}, excluded.mailed_at)` },
    });
  await tx.execute(sql`INSERT INTO ${followedArtists} (user_id, artist_id, created_at)
    SELECT ${userId}, artist_id, confirmed_at FROM ${emailFollows}
    WHERE follower_id = ${id} AND confirmed_at IS NOT NULL ON CONFLICT DO NOTHING`);
  await tx.execute(sql`INSERT INTO ${alertedWorks} (user_id, artwork_id)
    SELECT ${userId}, artwork_id FROM ${emailAlerts} WHERE follower_id = ${id} ON CONFLICT DO NOTHING`);
  await tx.update(emailFollowers).set({ email: null, userId }).where(eq(emailFollowers.id, id));
}

/** Moves the follows of all addresses that an account has confirmed since. */
export async function moveAllFollows(db: Database): Promise<void> {
  const isSame = eq(emailFollowers.email, sql`lower(${users.email})`);
  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(emailFollowers, isSame)
    .where(isNotNull(users.emailConfirmedAt));
  for (const account of accounts) await db.transaction((tx) => moveFollows(tx, account));
}
