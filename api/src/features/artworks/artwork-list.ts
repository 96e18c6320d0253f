import type { Artwork, ArtworksAnswer } from '@gallery/shared/contract/artwork';
import type { ArtworkQuery } from '@gallery/shared/contract/artwork.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists, artworks, pictures } from '../../db/schema';
import { after, newestFirst, nextOf } from '../../http/cursor';
import { artworkOf } from './artwork-of';

/** One page of the works that fit the query, newest first. Throws a 422 for a cursor that is not one of ours. */
export async function listArtworks(db: Database, query: ArtworkQuery): Promise<ArtworksAnswer> {
  const rows = await works(db)
    .where(
      and(
        query.type ? eq(artworks.type, query.type) : undefined,
        query.artist ? eq(artworks.artistId, query.artist) : undefined,
        after(query.cursor, artworks),
      ),
    )
    .orderBy(...newestFirst(artworks))
    .limit(query.limit + 1);
  const next = nextOf(rows, query.limit, ({ work }) => work);
  return { artworks: rows.slice(0, query.limit).map(artworkOf), next };
}

/** The work with this id, `null` when there is none. */
export async function findArtwork(db: Database, id: string): Promise<Artwork | null> {
  const [row] = await works(db).where(eq(artworks.id, id));
  return row ? artworkOf(row) : null;
}

function works(db: Database) {
  return db
    .select({ work: artworks, artist: artists, picture: pictures })
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash));
}
