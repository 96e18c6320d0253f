export type {
  Artist,
  ArtistAnswer,
  ArtistRecord,
  ArtistRecordAnswer,
  ArtistRecordsAnswer,
  ArtistSavedAnswer,
  ArtistsAnswer,
} from './artist.schema';

export const artistPaths = {
  list: '/artist/artists',
  /** PUT changes the artist: of another version than it names, a 409 with the `ArtistRecord` as `artist`. */
  one: (id: string) => `/artist/artist/${encodeURIComponent(id)}`,
  create: '/artist/create',
  /** DELETE with the id under `artist_id`. */
  remove: '/artist/delete',
  /** The back office's list. */
  records: '/artist/records',
};
