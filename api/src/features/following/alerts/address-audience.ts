import { artistPath, artworksPath } from '@gallery/shared/paths/gallery-paths';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { users } from '../../users/user.table';
import { emailAlerts, emailFollowers, emailFollows } from '../by-email/email-follower.table';
import { alertedWorks } from '../following.table';
import type { ArrivedWork } from '../new-works';
import { type Audience, isDueAt, without } from './audiences';

const isDue = and(isNotNull(emailFollowers.email), isDueAt(emailFollowers.mailedAt));

export function addressAudience(stopPath: Audience['stopPath']): Audience {
  return {
    stopPath,

    async due(db) {
      const following = db
        .select({ id: emailFollows.followerId })
        .from(emailFollows)
        .where(isNotNull(emailFollows.confirmedAt));
      const rows = await db
        .select({ id: emailFollowers.id })
        .from(emailFollowers)
        .where(and(isDue, inArray(emailFollowers.id, following)));
      return rows.map(({ id }) => id);
    },

    async read(db, followerId) {
      const followed = await readConfirmed(db, followerId);
      const names = followed.map(({ name }) => name).join(', ');
      return {
        subscriptions: followed.map(({ artistId, since, name }) => ({
          search: { artist: artistId },
          since,
          reason: `You follow ${name}`,
        })),
        words: { matched: 'what you follow', why: `you follow ${names}.`, all: pageOf },
      };
    },

    async lock(tx, id) {
      const [follower] = await tx
        .select({ email: emailFollowers.email })
        .from(emailFollowers)
        .where(and(eq(emailFollowers.id, id), isDue))
        .for('update');
      return follower?.email ? { name: '', address: follower.email } : undefined;
    },

    async note(tx, followerId, works) {
      const added = await tx
        .insert(emailAlerts)
        .values(works.map(({ addedAs }) => ({ followerId, artworkId: addedAs })))
        .onConflictDoNothing()
        .returning({ id: emailAlerts.artworkId });
      const known = await tx
        .select({ id: alertedWorks.artworkId })
        .from(alertedWorks)
        .innerJoin(users, eq(users.id, alertedWorks.userId))
        .innerJoin(emailFollowers, eq(emailFollowers.email, sql`lower(${users.email})`))
        .where(eq(emailFollowers.id, followerId));
      return without(added, known);
    },

    async noteEmail(tx, id) {
      await tx.update(emailFollowers).set({ mailedAt: sql`now()` }).where(eq(emailFollowers.id, id));
    },
  };
}

async function readConfirmed(db: Database, followerId: string) {
  const rows = await db
    .select({ artist: artists, since: emailFollows.confirmedAt })
    .from(emailFollows)
    .innerJoin(artists, eq(artists.id, emailFollows.artistId))
    .where(eq(emailFollows.followerId, followerId))
    .orderBy(desc(emailFollows.confirmedAt), artists.id);
  return rows.flatMap(({ artist, since }) =>
    since ? [{ artistId: artist.id, name: `${artist.firstname} ${artist.lastname}`, since }] : [],
  );
}

/** The artist's page, or all artworks if the works are of several artists. */
function pageOf(works: ArrivedWork[]): string {
  const ids = new Set(works.map(({ artwork }) => artwork.artist_id?._id));
  const [only] = ids;
  return ids.size === 1 && only ? artistPath(only) : artworksPath;
}
