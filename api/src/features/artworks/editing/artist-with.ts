import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artists } from '../../artists/artist.table';

/** Locks the artist, so that nobody removes the artist before the work is saved. Throws a 422 for an unknown address. */
export async function artistWith(tx: Database, email: string): Promise<{ id: string; name: string }> {
  const [artist] = await tx
    .select({ id: artists.id, firstname: artists.firstname, lastname: artists.lastname })
    .from(artists)
    .where(eq(sql`lower(${artists.email})`, sql`lower(${email})`))
    .for('key share');
  if (artist) return { id: artist.id, name: `${artist.firstname} ${artist.lastname}` };
  const message = 'No artist with this email';
  throw new HttpError(422, message, { artist_email: message });
}
