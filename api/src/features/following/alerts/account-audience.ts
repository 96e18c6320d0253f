import { followingPaths } from '@gallery/shared/contract/following/following';
import { countOf } from '@gallery/shared/domain/count-of';
import { followingPath } from '@gallery/shared/paths/account-paths';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { signedIdsOf } from '../../../http/signed-ids';
import { users } from '../../users/user.table';
import { emailAlerts, emailFollowers } from '../by-email/email-follower.table';
import { alertedWorks, followedArtists, followers, savedSearches } from '../following.table';
import { readFollowed } from '../new-works';
import { alertPurpose } from './alert-mail';
import { type Audience, isDueAt, without } from './audiences';

const isDue = and(isNull(followers.mailsStoppedAt), isDueAt(followers.mailedAt));

/** `publicUrl` has no trailing slash. */
export function accountAudience(tokenSecrets: readonly string[], publicUrl: string): Audience {
  const tokens = signedIdsOf(tokenSecrets, alertPurpose);
  return {
    async due(db) {
      const rows = await db
        .selectDistinct({ userId: followers.userId })
        .from(followers)
        .leftJoin(followedArtists, eq(followedArtists.userId, followers.userId))
        .leftJoin(savedSearches, eq(savedSearches.userId, followers.userId))
        .where(and(isDue, or(isNotNull(followedArtists.userId), isNotNull(savedSearches.userId))));
      return rows.map(({ userId }) => userId);
    },

    async read(db, userId) {
      const { subscriptions, followed, searches } = await readFollowed(db, userId);
      const counts = `${countOf(followed.length, 'artist')} and have ${countOf(searches.length, 'saved search', 'saved searches')}`;
      const why = `you follow ${counts}. Change this at ${publicUrl}${followingPath}.`;
      return {
        subscriptions,
        words: { matched: 'what you follow and search for', why, all: () => followingPath },
      };
    },

    async lock(tx, userId) {
      const [user] = await tx
        .select({ firstname: users.firstname, lastname: users.lastname, email: users.email })
        .from(followers)
        .innerJoin(users, eq(users.id, followers.userId))
        .where(and(eq(followers.userId, userId), isDue))
        .for('update', { of: followers });
      return user && { name: `${user.firstname} ${user.lastname}`, address: user.email };
    },

    async note(tx, userId, works) {
      const added = await tx
        .insert(alertedWorks)
        .values(works.map(({ addedAs }) => ({ userId, artworkId: addedAs })))
        .onConflictDoNothing()
        .returning({ id: alertedWorks.artworkId });
      // While the account has not confirmed its address, the address may follow by itself.
      const known = await tx
        .select({ id: emailAlerts.artworkId })
        .from(emailAlerts)
        .innerJoin(emailFollowers, eq(emailFollowers.id, emailAlerts.followerId))
        .innerJoin(users, eq(sql`lower(${users.email})`, emailFollowers.email))
        .where(eq(users.id, userId));
      return without(added, known);
    },

    async noteEmail(tx, userId) {
      await tx.update(followers).set({ mailedAt: sql`now()` }).where(eq(followers.userId, userId));
    },

    stopPath: (userId) => `/api${followingPaths.stopMails(tokens.sign(userId))}`,
  };
}
