import { type ExistingArtist, type ExistingRecords, type ExistingWork, titleKey } from './existing-records';
import { type Columns, cellOf, fold, numberOf, type Row } from './row-names';

/** `isNamed`: the row says something about its artist. */
type FoundArtist = {
  artist: ExistingArtist | null;
  isNamed: boolean;
  column: number | null;
  message?: string;
};

/** Finds the artist of a row by email address, and otherwise by name. */
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

/** Finds a row's work by number, else by title and artist. A new number finds only a work without one. */
export function findWork(
  columns: Columns,
  row: Row,
  known: ExistingRecords,
  artistId: string | null,
): { work: ExistingWork | null; message?: string } {
  const number = numberOf(columns, row);
  const numbered = number && known.workByNumber.get(number);
  if (numbered) return unlessArchived(numbered);
  const title = cellOf(columns, row, 'name_of_artwork');
  const named = known.worksByTitle.get(titleKey(title, artistId)) ?? [];
  const [work = null, other] = number ? named.filter(({ id }) => !known.numbered.has(id)) : named;
  if (!other) return unlessArchived(work);
  const advice = number ? 'Leave this row out.' : 'Give the row its inventory number.';
  return { work: null, message: `Several works have this title and artist. ${advice}` };
}

function unlessArchived(work: ExistingWork | null): { work: ExistingWork | null; message?: string } {
  if (work?.stage !== 'archived') return { work };
  return {
    work,
    message: 'The gallery has archived this work. Restore it, or give the row another inventory number.',
  };
}
