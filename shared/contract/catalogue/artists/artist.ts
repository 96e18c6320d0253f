export type {
  Artist,
  ArtistAnswer,
  ArtistAuditAnswer,
  ArtistPagesAnswer,
  ArtistRecord,
  ArtistRecordAnswer,
  ArtistRecordsAnswer,
  ArtistSavedAnswer,
  ArtistsAnswer,
  ArtistsWithContactsAnswer,
  ArtistWorksAnswer,
  ListedArtist,
} from './artist.schema';

export const artistPaths = {
  /** For administrators with `sort=name` and `q`, answers an `ArtistRecordsAnswer` for the back office's list. */
  list: '/artist/artists',
  pages: '/artist/pages',
  /** GET also takes a slug, present or former. PUT on an old version answers 409 with the current `ArtistRecord` as `artist`. */
  one: (id: string) => `/artist/artist/${encodeURIComponent(id)}`,
  /** For administrators. Counts the works that name the artist. */
  works: (id: string) => `/artist/artist/${encodeURIComponent(id)}/works`,
  /** For administrators. Who changed the artist, and what. */
  audit: (id: string) => `/artist/artist/${encodeURIComponent(id)}/audit`,
  create: '/artist/create',
  remove: '/artist/delete',
  /** The back office's list in the previous release. */
  records: '/artist/records',
};
