import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type NewWork, newsDays } from '@gallery/shared/contract/following/following';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists } from '../artists/artist.table';
import { listedArtistColumns } from '../artists/artist-list';
import { findNewWorks } from '../artworks/catalogue/artwork-list';
import { searchOf } from './change-following';
import { followedArtists, savedSearches } from './following.table';
import type { Search } from './search-name';

/** What a person follows: a query of the catalogue, since when, and its reason in words. */
export type Subscription = { search: Search; since: Date; reason: string };

/** `addedAs` is the work's id, or that of its edition. */
export type ArrivedWork = NewWork & { addedAs: string; arrivedAt: Date };

/** Reads a person's artists, latest first, and then the saved searches. */
export async function readFollowed(db: Database, userId: string) {
  const [followed, searches] = await Promise.all([
    db
      .select({ artist: listedArtistColumns, since: followedArtists.createdAt })
      .from(followedArtists)
      .innerJoin(artists, eq(artists.id, followedArtists.artistId))
      .where(eq(followedArtists.userId, userId))
      .orderBy(desc(followedArtists.createdAt), asc(artists.id)),
    db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id)),
  ]);
  const subscriptions: Subscription[] = [
    ...followed.map(({ artist, since }) => ({
      search: { artist: artist.id },
      since,
      reason: `You follow ${artist.firstname} ${artist.lastname}`,
    })),
    ...searches.map(({ query, name, createdAt }) => ({
      search: searchOf(query),
      since: createdAt,
      reason: `Your search: ${name}`,
    })),
  ];
  return { followed, searches, subscriptions };
}

/** Runs catalogue queries over the recent works. Equal queries of several people run once. */
export type FindWorks = (search: Search) => ReturnType<typeof findNewWorks>;

export function worksFinder(db: Database): FindWorks {
  const known = new Map<string, ReturnType<typeof findNewWorks>>();
  const since = sql<Date>`now() - make_interval(days => ${newsDays})`;
  return (search) => {
    const key = JSON.stringify(search);
    const found = known.get(key) ?? findNewWorks(db, search, since);
    known.set(key, found);
    return found;
  };
}

/** Returns each work once, newest first, with the first reason. Leaves out works from before the subscription. */
export async function newWorksFor(
  subscriptions: readonly Subscription[],
  find: FindWorks,
): Promise<ArrivedWork[]> {
  const works = new Map<string, ArrivedWork>();
  for (const { search, since, reason } of subscriptions) {
    for (const work of await find(search)) {
      if (work.arrivedAt > since && !works.has(work.addedAs))
        works.set(work.addedAs, Object.assign({ reason }, work));
    }
  }
  return [...works.values()].toSorted(newestFirst);
}

function newestFirst(one: ArrivedWork, other: ArrivedWork): number {
  return other.arrivedAt.getTime() - one.arrivedAt.getTime() || idOf(one).localeCompare(idOf(other));
}

const idOf = ({ artwork }: { artwork: ListedArtwork }) => artwork._id;
