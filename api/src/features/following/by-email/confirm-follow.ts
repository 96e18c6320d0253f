import { maxFollowedArtists } from '@gallery/shared/contract/following/following';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artists } from '../../artists/artist.table';
import { users } from '../../users/user.table';
import { followedArtists } from '../following.table';
import { emailFollowers, emailFollows } from './email-follower.table';
import { moveFollows } from './move-follows';

/** `artist` is the name, and `slug` the last part of the artist's page. */
export type EmailFollow = { followerId: string; artist: string; slug: string };

type Row = typeof emailFollows.$inferSelect;

/** Reads whom a link is about. Throws a 404 for a follow that nobody confirmed in time, or that has ended. */
export async function readEmailFollow(db: Database, id: string): Promise<EmailFollow> {
  const [row] = await db
    .select({ artist: artists, followerId: emailFollows.followerId })
    .from(emailFollows)
    .innerJoin(artists, eq(artists.id, emailFollows.artistId))
    .where(eq(emailFollows.id, id));
  if (!row) throw new HttpError(404, 'This link is no longer good. Please follow the artist again.');
  const { artist, followerId } = row;
  return { followerId, artist: `${artist.firstname} ${artist.lastname}`, slug: artist.slug || artist.id };
}

/** Follows the artist from now on; a second time changes nothing. Throws a 404 as above, and a 409 at the limit. */
export function confirmFollow(db: Database, id: string): Promise<EmailFollow> {
  return db.transaction(async (tx) => {
    const asked = await readEmailFollow(tx, id);
    const account = await lockConfirmedAccount(tx, asked.followerId);
    const ofFollower = eq(emailFollowers.id, asked.followerId);
    const [follower] = await tx.select().from(emailFollowers).where(ofFollower).for('update');
    const [follow] = await tx.select().from(emailFollows).where(eq(emailFollows.id, id));
    if (!follower || !follow) return readEmailFollow(tx, id);
    if (follow.confirmedAt) return asked;
    await refuseBeyondLimit(tx, follow);
    await tx.update(emailFollows).set({ confirmedAt: sql`now()` }).where(eq(emailFollows.id, id));
    const { userId } = follower;
    if (userId) {
      await tx.insert(followedArtists).values({ userId, artistId: follow.artistId }).onConflictDoNothing();
    } else if (account) await moveFollows(tx, account);
    return asked;
  });
}

async function refuseBeyondLimit(tx: Database, { followerId }: Row): Promise<void> {
  const isOfAddress = and(eq(emailFollows.followerId, followerId), isNotNull(emailFollows.confirmedAt));
  if ((await tx.$count(emailFollows, isOfAddress)) < maxFollowedArtists) return;
  throw new HttpError(
    409,
    `This address follows ${maxFollowedArtists} artists, the most possible. Stop the emails to begin again.`,
  );
}

/** Locks the account before the address, as each change of an account does. */
async function lockConfirmedAccount(tx: Database, followerId: string): Promise<{ id: string } | undefined> {
  const address = tx
    .select({ email: emailFollowers.email })
    .from(emailFollowers)
    .where(eq(emailFollowers.id, followerId));
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), isNotNull(users.emailConfirmedAt)))
    .for('share');
  return account;
}
