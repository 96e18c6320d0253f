export type {
  Artist,
  ArtistAnswer,
  ArtistRecord,
  ArtistRecordAnswer,
  ArtistRecordsAnswer,
  ArtistSavedAnswer,
  ArtistsAnswer,
  ArtistsWithContactsAnswer,
  ListedArtist,
} from './artist.schema';

export const artistPaths = {
  list: '/artist/artists',
  /** PUT on an old version answers 409 with the current `ArtistRecord` as `artist`. */
  one: (id: string) => `/artist/artist/${encodeURIComponent(id)}`,
  create: '/artist/create',
  remove: '/artist/delete',
  records: '/artist/records',
};
