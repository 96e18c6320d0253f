import type { Artist, ArtistRecord } from '@gallery/shared/contract/catalogue/artist';
import type { artists } from './artist.table';

export type ArtistRow = typeof artists.$inferSelect;

/** An artist as the public sees one: the e-mail address and phone number are the gallery's own business. */
export function publicArtistOf(row: ArtistRow): Artist {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
  };
}

/** The same for an administrator. */
export function artistRecordOf(row: ArtistRow): ArtistRecord {
  return { ...publicArtistOf(row), email: row.email, mobile: row.mobile, version: row.version };
}
