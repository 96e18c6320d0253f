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
import type { ListQuery, RecordsQuery } from '@gallery/shared/contract/fields/list.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { byName } from '../../db/columns';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../http/paging/cursor';
import { readPaged } from '../../http/paging/paged';
import { pictureOf, type pictures } from '../media/picture.table';
import { type ArtistRow, artistSlugs, artists } from './artist.table';
import { artistsWithPortrait } from './portrait';

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

export async function listArtistsWithContacts(
  db: Database,
  { limit, cursor }: ListQuery,
): Promise<ArtistsWithContactsAnswer> {
  const rows = await artistsWithPortrait(db)
    .where(afterCursor(cursor, order))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  const artistRows = rows.map(({ artist }) => artist);
  return { artists: rows.slice(0, limit).map(artistRecordOf), next: nextCursor(artistRows, limit, order) };
}

/** Lists artists by name for the back office; `q` searches names, email addresses, and phone numbers. */
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
      artistsWithPortrait(db)
        .where(matches)
        .orderBy(byName(artists.firstname), byName(artists.lastname), artists.id)
        .limit(limit)
        .offset(offset),
  });
  return { artists: rows.map(artistRecordOf), ...page };
}

/** Finds an artist by the id, or by a present or former slug in any letter case. */
export async function findArtist(db: Database, idOrSlug: string): Promise<FoundArtist | null> {
  if (idPattern.test(idOrSlug)) {
    const [row] = await artistsWithPortrait(db).where(eq(artists.id, idOrSlug));
    return row ?? null;
  }
  const slug = idOrSlug.toLowerCase();
  if (!slugPattern.test(slug)) return null;
  const [row] = await artistsWithPortrait(db)
    .innerJoin(artistSlugs, eq(artistSlugs.artistId, artists.id))
    .where(eq(artistSlugs.slug, slug));
  return row ?? null;
}

const slugPattern = /^[a-z0-9-]{1,80}$/;

type FoundArtist = { artist: ArtistRow; picture: typeof pictures.$inferSelect | null };

/** Omits the email address and phone number, which only administrators see. */
export function publicArtistOf({ artist: row, picture }: FoundArtist): Artist {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
    slug: row.slug,
    exhibitions: readExhibitions(row.exhibitions) ?? [],
    portrait: picture && pictureOf(picture),
    portrait_alt: row.portraitAlt,
  };
}

export function artistRecordOf(found: FoundArtist): ArtistRecord {
  const { email, mobile, imgUrl, version } = found.artist;
  return { ...publicArtistOf(found), email, mobile, img_url: imgUrl, version };
}
