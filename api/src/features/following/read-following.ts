import type { FollowingAnswer, NewsAnswer } from '@gallery/shared/contract/following/following';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { listedArtistOf } from '../artists/artist-list';
import { lockFollower, savedSearchOf } from './change-following';
import { followedArtists, followers } from './following.table';
import { type ArrivedWork, newWorksFor, readFollowed, worksFinder } from './new-works';

export async function readFollowing(db: Database, userId: string): Promise<FollowingAnswer> {
  const [{ followed, searches, subscriptions }, state] = await Promise.all([
    readFollowed(db, userId),
    stateOf(db, userId),
  ]);
  const works = await newWorksFor(subscriptions, worksFinder(db));
  return {
    artists: followed.map(({ artist, since }) => ({
      artist: listedArtistOf(artist),
      since: since.toISOString(),
    })),
    searches: searches.map(savedSearchOf),
    works: works.map(({ artwork, reason }) => ({ artwork, reason })),
    unseen: countUnseen(works, state),
    mails_stopped: Boolean(state?.mailsStoppedAt),
  };
}

export async function readFollowedIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: followedArtists.artistId })
    .from(followedArtists)
    .where(eq(followedArtists.userId, userId));
  return rows.map(({ id }) => id);
}

export async function readNews(db: Database, userId: string): Promise<NewsAnswer> {
  const [{ subscriptions }, state] = await Promise.all([readFollowed(db, userId), stateOf(db, userId)]);
  return { unseen: countUnseen(await newWorksFor(subscriptions, worksFinder(db)), state) };
}

/** Ends the person's visit: works that arrive later are new. */
export async function endVisit(db: Database, userId: string): Promise<void> {
  await changeState(db, userId, { seenAt: sql`now()` });
}

export async function stopMails(db: Database, userId: string, stop: boolean): Promise<void> {
  const mailsStoppedAt = stop ? sql`coalesce(${followers.mailsStoppedAt}, now())` : null;
  await changeState(db, userId, { mailsStoppedAt });
}

function changeState(
  db: Database,
  userId: string,
  change: { seenAt: SQL } | { mailsStoppedAt: SQL | null },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockFollower(tx, userId);
    await tx.update(followers).set(change).where(eq(followers.userId, userId));
  });
}

type State = typeof followers.$inferSelect;

async function stateOf(db: Database, userId: string): Promise<State | undefined> {
  const [state] = await db.select().from(followers).where(eq(followers.userId, userId));
  return state;
}

function countUnseen(works: ArrivedWork[], state: State | undefined): number {
  const seenAt = state?.seenAt;
  return seenAt ? works.filter(({ arrivedAt }) => arrivedAt > seenAt).length : works.length;
}
