import type { Paged } from '../fields/answer';

/** An artist as the public sees one. */
export type Artist = {
  _id: string;
  firstname: string;
  lastname: string;
  artist_statement: string;
  artist_bio: string;
};

/** The same for an administrator. */
export type ArtistRecord = Artist & {
  email: string;
  mobile: string;
  /** From 1, one more with each change. */
  version: number;
};

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

export type ArtistAnswer = { artist: Artist };
/** Newest first. `next` is the cursor of the following page, `null` on the last one. */
export type ArtistsAnswer = { artists: Artist[]; next: string | null };

export type ArtistRecordAnswer = { artist: ArtistRecord };
export type ArtistSavedAnswer = { message: string; artist: ArtistRecord };
/** By name; `email` and the rest are the administrator's alone. */
export type ArtistRecordsAnswer = Paged & { artists: ArtistRecord[] };
