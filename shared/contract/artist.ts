/** An artist as the public sees one. */
export type Artist = {
  _id: string;
  firstname: string;
  lastname: string;
  artist_statement: string;
  artist_bio: string;
};

export const artistPaths = {
  list: '/artist/artists',
  one: (id: string) => `/artist/artist/${encodeURIComponent(id)}`,
};

export type ArtistAnswer = { artist: Artist };
/** Newest first. `next` is the cursor of the following page, `null` on the last one. */
export type ArtistsAnswer = { artists: Artist[]; next: string | null };
