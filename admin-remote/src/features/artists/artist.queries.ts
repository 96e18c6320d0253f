import {
  type ArtistRecordAnswer,
  type ArtistRecordsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artist';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** The pages of the list as the address asks for them. */
export type ArtistListQuery = { q?: string; cursor?: string };

export const artistQueries = {
  all: ['artist-records'],
  /** All that names artists, on the public pages too: to be read again after one has changed or gone. */
  touched: [['artist-records'], ['office-artworks'], ['artists'], ['artworks']],
  records: (asked: ArtistListQuery) =>
    queryOptions({
      queryKey: [...artistQueries.all, asked],
      queryFn: ({ signal }) => getJson<ArtistRecordsAnswer>(artistPaths.records, { query: asked, signal }),
      placeholderData: (before) => before,
    }),
  /** An unknown one is `null`. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['artist-record', id],
      queryFn: ({ signal }) => getJsonOrNull<ArtistRecordAnswer>(artistPaths.one(id), signal),
      // What a form begins with is as new as can be.
      staleTime: 0,
      gcTime: 0,
    }),
};
