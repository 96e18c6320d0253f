import type { ExistingArtist, ExistingRecords } from './existing-records';
import { type Columns, cellOf, fold, type Row } from './row-names';

/** `isNamed`: the row says something about its artist. */
export type FoundArtist = {
  artist: ExistingArtist | null;
  isNamed: boolean;
  column: number | null;
  message?: string;
};

/** Finds the artist of a row by e-mail address, and otherwise by name. */
export function findArtist(columns: Columns, row: Row, known: ExistingRecords): FoundArtist {
  const email = cellOf(columns, row, 'artist_email');
  const name = cellOf(columns, row, 'artist');
  const field = email || !columns.fields.includes('artist') ? 'artist_email' : 'artist';
  const at = columns.fields.indexOf(field);
  const found = { column: at < 0 ? null : at, isNamed: email !== '' || name !== '' };
  if (email) {
    const artist = known.artistsByEmail.get(email.toLowerCase()) ?? null;
    return artist
      ? { ...found, artist }
      : { ...found, artist, message: 'No artist has this email address. Create the artist, or correct it.' };
  }
  if (!name)
    return { ...found, artist: null, message: 'The artist is missing. Write the name or the email.' };
  const [artist = null, other] = known.artistsByName.get(fold(name)) ?? [];
  if (!artist)
    return { ...found, artist, message: 'No artist has this name. Create the artist, or correct the name.' };
  if (other)
    return {
      ...found,
      artist: null,
      message: 'Several artists have this name. Write the email of the right one.',
    };
  return { ...found, artist };
}
