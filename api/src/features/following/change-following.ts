import { randomUUID } from 'node:crypto';
import { chosenIn } from '@gallery/shared/contract/catalogue/artwork-choices';
import { artworkQuerySchema } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import {
  maxFollowedArtists,
  maxSavedSearches,
  type SavedSearch,
} from '@gallery/shared/contract/following/following';
import { idPattern } from '@gallery/shared/domain/id';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { cast } from '../../http/requests/validation';
import { artists } from '../artists/artist.table';
import { lockAccount } from '../users/erased-account';
import { followedArtists, followers, savedSearches } from './following.table';
import { type Search, searchNameOf } from './search-name';

/** Follows the artist; a second time changes nothing. Throws a 404 for an unknown artist, and a 409 at the limit. */
export function followArtist(db: Database, userId: string, artistId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockFollower(tx, userId);
    await artistNameOf(tx, artistId);
    const followed = await tx
      .select({ id: followedArtists.artistId })
      .from(followedArtists)
      .where(eq(followedArtists.userId, userId));
    if (followed.some(({ id }) => id === artistId.toLowerCase())) return;
    if (followed.length >= maxFollowedArtists) {
      throw new HttpError(
        409,
        `You follow ${maxFollowedArtists} artists, the most possible. Stop following one to follow another.`,
      );
    }
    await tx.insert(followedArtists).values({ userId, artistId });
  });
}

/** Changes nothing for an artist whom the person does not follow. */
export async function stopFollowing(db: Database, userId: string, artistId: string): Promise<void> {
  if (!idPattern.test(artistId)) return;
  await db
    .delete(followedArtists)
    .where(and(eq(followedArtists.userId, userId), eq(followedArtists.artistId, artistId)));
}

/** Saves a query of the catalogue, or returns the saved one. Throws a 422 for a query without filters, and a 409 at the limit. */
export function saveSearch(db: Database, userId: string, typed: string): Promise<SavedSearch> {
  const search = searchOf(typed);
  const query = queryOf(search);
  if (query === '') throw noFilter();
  return db.transaction(async (tx) => {
    await lockFollower(tx, userId);
    const isOwn = eq(savedSearches.userId, userId);
    const [known] = await tx
      .select()
      .from(savedSearches)
      .where(and(isOwn, eq(savedSearches.query, query)));
    if (known) return savedSearchOf(known);
    const [saved] = await tx.select({ searches: count() }).from(savedSearches).where(isOwn);
    if ((saved?.searches ?? 0) >= maxSavedSearches) {
      throw new HttpError(
        409,
        `You have ${maxSavedSearches} saved searches, the most possible. Delete one to save another.`,
      );
    }
    const artist = search.artist ? await artistNamesOf(tx, search.artist) : null;
    const name = searchNameOf(search, artist);
    const [row] = await tx
      .insert(savedSearches)
      .values({ id: randomUUID(), userId, name, query })
      .returning();
    if (!row) throw new Error('a new search has no row');
    return savedSearchOf(row);
  });
}

/** Throws a 404 for an unknown search and for another person's. */
export async function deleteSearch(db: Database, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
  const deleted = idPattern.test(id)
    ? await db.delete(savedSearches).where(isOwn).returning({ id: savedSearches.id })
    : [];
  if (deleted.length === 0) throw new HttpError(404, 'No saved search with this id.');
}

/** Reads the query of an address as the catalogue does, without order and page. */
export function searchOf(query: string): Search {
  const read = cast(artworkQuerySchema, Object.fromEntries(new URLSearchParams(query)));
  const filters = Object.entries(read).filter(([name]) => !paging.includes(name));
  return Object.fromEntries(filters);
}

const paging = ['sort', 'limit', 'cursor', 'short'];

/** Equal filters give equal queries. */
function queryOf(search: Search): string {
  const filters = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const pairs = filters.map(([name, value]): [string, string] => [name, String(value)]).toSorted();
  return new URLSearchParams(pairs).toString();
}

export function savedSearchOf({
  id,
  name,
  query,
  createdAt,
}: typeof savedSearches.$inferSelect): SavedSearch {
  return { _id: id, name, query, since: createdAt.toISOString() };
}

function noFilter(): HttpError {
  const message = 'Choose a filter or search for something first.';
  return new FieldError(422, 'query', message);
}

/** Returns 'Ngọzi Eze or Amina Bello' for two ids with a comma between them. */
async function artistNamesOf(tx: Database, ids: string): Promise<string> {
  const names: string[] = [];
  for (const id of chosenIn(ids).toSorted()) names.push(await artistNameOf(tx, id));
  return names.join(' or ');
}

/** Throws a 404 for an unknown artist. */
export async function artistNameOf(tx: Database, id: string): Promise<string> {
  const [artist] = idPattern.test(id)
    ? await tx.select().from(artists).where(eq(artists.id, id)).for('key share')
    : [];
  if (!artist) throw new HttpError(404, 'No artist with this id.');
  return `${artist.firstname} ${artist.lastname}`;
}

/** Makes the person's other changes wait until `tx` ends, so that limits hold. */
export async function lockFollower(tx: Database, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  await tx.insert(followers).values({ userId }).onConflictDoNothing();
}
