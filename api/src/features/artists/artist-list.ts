import type { Artist, ArtistsAnswer } from '@gallery/shared/contract/artist';
import type { ListQuery } from '@gallery/shared/contract/list.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists } from '../../db/schema';
import { after, inOrder, newestFirst, nextOf } from '../../http/cursor';

const order = newestFirst(artists);

/** One page of the artists, newest first. Throws a 422 for a cursor that is not one of ours. */
export async function listArtists(db: Database, { limit, cursor }: ListQuery): Promise<ArtistsAnswer> {
  const rows = await db
    .select()
    .from(artists)
    .where(after(cursor, order))
    .orderBy(...inOrder(order))
    .limit(limit + 1);
  const next = nextOf(rows, limit, order);
  return { artists: rows.slice(0, limit).map(publicArtistOf), next };
}

/** The artist with this id, `null` when there is none. */
export async function findArtist(db: Database, id: string): Promise<Artist | null> {
  const [row] = await db.select().from(artists).where(eq(artists.id, id));
  return row ? publicArtistOf(row) : null;
}

/** An artist's e-mail address and phone number are the gallery's own business. */
function publicArtistOf(row: typeof artists.$inferSelect): Artist {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
  };
}
