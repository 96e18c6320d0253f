import {
  type ArtistRecordAnswer,
  type ArtistWorksAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artist';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { readArtistRecords } from '../../ui/artist-records';
import { queryKeys } from '../../ui/query-keys';

export type ArtistListQuery = { q?: string; cursor?: string };

export const artistQueries = {
  all: queryKeys.artistRecords,
  /** Everything that shows an artist's name, on the public pages too. */
  dependents: [
    queryKeys.artistRecords,
    queryKeys.adminArtworks,
    queryKeys.public.artists,
    queryKeys.public.artworks,
  ],
  records: (query: ArtistListQuery) =>
    queryOptions({
      queryKey: [...artistQueries.all, query],
      queryFn: ({ signal }) => readArtistRecords(query, signal),
      placeholderData: (before) => before,
    }),
  /** How many works name the artist. */
  works: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.artistRecord, id, 'works'],
      queryFn: ({ signal }) => getJson<ArtistWorksAnswer>(artistPaths.works(id), { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** `null` for an unknown id. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.artistRecord, id],
      queryFn: ({ signal }) => getJsonOrNull<ArtistRecordAnswer>(artistPaths.one(id), signal),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),
};
