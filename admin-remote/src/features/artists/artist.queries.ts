import {
  type ArtistRecordAnswer,
  type ArtistRecordsAnswer,
  artistPaths,
} from '@gallery/shared/contract/artist';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** The pages of the list as the address asks for them. */
export type ArtistsAsked = { q?: string; cursor?: string };

export const artistQueries = {
  all: ['artist-records'],
  records: (asked: ArtistsAsked) =>
    queryOptions({
      queryKey: [...artistQueries.all, asked],
      queryFn: ({ signal }) => getJson<ArtistRecordsAnswer>(artistPaths.records, { query: asked, signal }),
      placeholderData: (before) => before,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['artist-record', id],
      queryFn: ({ signal }) => getJson<ArtistRecordAnswer>(artistPaths.one(id), { signal }),
      // What a form begins with is as new as can be.
      staleTime: 0,
      gcTime: 0,
    }),
};
