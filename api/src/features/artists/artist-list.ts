import type {
  Artist,
  ArtistPagesAnswer,
  ArtistRecord,
  ArtistRecordsAnswer,
  ArtistsAnswer,
  ArtistsWithContactsAnswer,
  ListedArtist,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { readExhibitions } from '@gallery/shared/contract/catalogue/artists/exhibitions';
import { idPattern } from '@gallery/shared/contract/fields/id';
import type { ListQuery, RecordsQuery } from '@gallery/shared/contract/fields/list.schema';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { byName } from '../../db/columns';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../http/paging/cursor';
import { readPaged } from '../../http/paging/paged';
import { artistSlugs, artists } from './artist.table';

export const listedArtistColumns = {
  id: artists.id,
  firstname: artists.firstname,
  lastname: artists.lastname,
  slug: artists.slug,
};

export function listedArtistOf({
  id,
  firstname,
  lastname,
  slug,
}: Pick<typeof artists.$inferSelect, keyof typeof listedArtistColumns>): ListedArtist {
  return { _id: id, firstname, lastname, slug };
}

const order = newestFirst(artists);

/** Returns one page of artists, newest first. Throws a 422 for an invalid cursor. */
export async function listArtists(db: Database, { limit, cursor }: ListQuery): Promise<ArtistsAnswer> {
  const rows = await db
    .select({ ...listedArtistColumns, createdAt: artists.createdAt })
    .from(artists)
    .where(afterCursor(cursor, order))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  return { artists: rows.slice(0, limit).map(listedArtistOf), next: nextCursor(rows, limit, order) };
}

/** Returns the addresses of the same artists' pages. Throws a 422 for an invalid cursor. */
export async function listArtistPages(db: Database, query: ListQuery): Promise<ArtistPagesAnswer> {
  const { artists: listed, next } = await listArtists(db, query);
  return { pages: listed.map(({ _id, slug = _id }) => ({ _id: slug })), next };
}

/** Returns the same page as `listArtists`, with the fields that only administrators see. */
export async function listArtistsWithContacts(
  db: Database,
  { limit, cursor }: ListQuery,
): Promise<ArtistsWithContactsAnswer> {
  const rows = await db
    .select()
    .from(artists)
    .where(afterCursor(cursor, order))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  return { artists: rows.slice(0, limit).map(artistRecordOf), next: nextCursor(rows, limit, order) };
}

/** Lists artists by name for the back office; `q` searches names, e-mail addresses, and phone numbers. */
export async function listArtistRecords(
  db: Database,
  { q = '', ...query }: RecordsQuery,
): Promise<ArtistRecordsAnswer> {
  const matches = q === '' ? undefined : sql`"artists"."search_text" LIKE '%' || normalize_text(${q}) || '%'`;
  const { rows, page } = await readPaged(query, {
    async count() {
      const [counted] = await db.select({ artists: count() }).from(artists).where(matches);
      return counted?.artists ?? 0;
    },
    read: ({ limit, offset }) =>
      db
        .select()
        .from(artists)
        .where(matches)
        .orderBy(byName(artists.firstname), byName(artists.lastname), artists.id)
        .limit(limit)
        .offset(offset),
  });
  return { artists: rows.map(artistRecordOf), ...page };
}

/** Finds an artist by the id, or by a present or former slug in any letter case. */
export async function findArtist(db: Database, idOrSlug: string): Promise<ArtistRow | null> {
  if (idPattern.test(idOrSlug)) {
    const [row] = await db.select().from(artists).where(eq(artists.id, idOrSlug));
    return row ?? null;
  }
  const slug = idOrSlug.toLowerCase();
  if (!slugPattern.test(slug)) return null;
  const [row] = await db
    .select({ artist: artists })
    .from(artistSlugs)
    .innerJoin(artists, eq(artists.id, artistSlugs.artistId))
    .where(eq(artistSlugs.slug, slug));
  return row?.artist ?? null;
}

const slugPattern = /^[a-z0-9-]{1,80}$/;

export type ArtistRow = typeof artists.$inferSelect;

/** Omits the e-mail address and phone number, which only administrators see. */
export function publicArtistOf(row: ArtistRow): Artist {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
    slug: row.slug,
    exhibitions: readExhibitions(row.exhibitions) ?? [],
  };
}

export function artistRecordOf(row: ArtistRow): ArtistRecord {
  return { ...publicArtistOf(row), email: row.email, mobile: row.mobile, version: row.version };
}
