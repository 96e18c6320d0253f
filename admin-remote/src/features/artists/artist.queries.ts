import {
  type ArtistRecordAnswer,
  type ArtistRecordsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artist';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
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
      queryFn: ({ signal }) => getJson<ArtistRecordsAnswer>(artistPaths.records, { query, signal }),
      placeholderData: (before) => before,
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
