import type { Artwork, ArtworkCounts, ArtworksAnswer } from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-types';
import { and, count, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { afterCursor, nextCursor, sortBy } from '../../../http/paging/cursor';
import { artists } from '../../artists/artist.table';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';
import { artworkOf } from '../artwork-of';
import { newestChange } from '../availability/availability-stream';
import { listedArtworkOf, listedColumns } from '../listed-artwork';
import { searchCondition } from './artwork-search';
import { artworkSorts } from './artwork-sorts';

export type CountedQuery = Pick<ArtworkQuery, 'q' | 'artist' | 'min' | 'max' | 'available'>;

/** One page of works. Throws a 422 for an invalid cursor. */
export async function listArtworks(
  db: Database,
  query: ArtworkQuery,
  counted: (query: CountedQuery) => Promise<ArtworkCounts> = (filter) => countArtworks(db, filter),
): Promise<ArtworksAnswer> {
  const { type, q, artist, min, max, available } = query;
  const stream_position = await newestChange(db);
  const [page, counts] = await Promise.all([
    readPage(db, query),
    counted({ q, artist, min, max, available }),
  ]);
  const total = type ? counts[type] : artworkTypes.reduce((sum, one) => sum + counts[one], 0);
  return { ...page, total, counts, stream_position };
}

export async function countArtworks(db: Database, query: CountedQuery): Promise<ArtworkCounts> {
  const rows = await db
    .select({ type: artworks.type, works: count() })
    .from(artworks)
    .where(await matching(db, query))
    .groupBy(artworks.type);
  const found = Object.fromEntries(rows.map(({ type, works }) => [type, works]));
  return { Painting: 0, 'Digital Painting': 0, Sculpture: 0, ...found };
}

/** `null` when the catalogue has no such work. */
export async function findArtwork(db: Database, id: string): Promise<Artwork | null> {
  const [row] = await worksWithArtist(db).where(and(eq(artworks.id, id), isShown));
  return row ? artworkOf(row) : null;
}

/** Rows for `artworkOf`. */
export function worksWithArtist(db: Database) {
  return db
    .select({ work: artworks, artist: artists, picture: pictures })
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

function listedWorks(db: Database) {
  return db
    .select(listedColumns)
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}

const isShown = isNull(artworks.archivedAt);

async function readPage(db: Database, query: ArtworkQuery) {
  const sort = artworkSorts[query.sort];
  const isAfter = afterCursor(query.cursor, sort);
  const ofType = query.type && eq(artworks.type, query.type);
  const rows = await listedWorks(db)
    .where(and(await matching(db, query), ofType, isAfter))
    .orderBy(...sortBy(sort))
    .limit(query.limit + 1);
  const next = nextCursor(
    rows.map(({ work }) => work),
    query.limit,
    sort,
  );
  return { artworks: rows.slice(0, query.limit).map(listedArtworkOf), next };
}

async function matching(db: Database, query: CountedQuery): Promise<SQL | undefined> {
  return and(
    isShown,
    await searchCondition(db, query.q),
    query.artist ? eq(artworks.artistId, query.artist) : undefined,
    query.min === undefined ? undefined : gte(artworks.price, query.min),
    query.max === undefined ? undefined : lte(artworks.price, query.max),
    query.available ? eq(artworks.availability, 'available') : undefined,
  );
}
