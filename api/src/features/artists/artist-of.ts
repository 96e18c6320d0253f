import type { Artist, ArtistRecord } from '@gallery/shared/contract/catalogue/artist';
import type { artists } from './artist.table';

export type ArtistRow = typeof artists.$inferSelect;

/** Without the e-mail address and phone number, which only administrators see. */
export function publicArtistOf(row: ArtistRow): Artist {
  return {
    _id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    artist_statement: row.statement,
    artist_bio: row.bio,
  };
}

export function artistRecordOf(row: ArtistRow): ArtistRecord {
  return { ...publicArtistOf(row), email: row.email, mobile: row.mobile, version: row.version };
}
