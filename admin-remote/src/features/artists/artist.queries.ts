import {
  type ArtistAuditAnswer,
  type ArtistRecordAnswer,
  type ArtistWorksAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { readArtistRecords } from '../../ui/artist-records';
import { queryKeys } from '../../ui/query-keys';

export type ArtistListQuery = { q?: string; cursor?: string };

export const artistQueries = {
  all: queryKeys.artistRecords,
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
  works: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.artistRecord, id, 'works'],
      queryFn: ({ signal }) => getJson<ArtistWorksAnswer>(artistPaths.works(id), { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Returns `null` if the API is of the release before. */
  audit: (id: string) =>
    queryOptions({
      queryKey: [...artistQueries.all, 'audit', id],
      queryFn: ({ signal }) => getJsonOrNull<ArtistAuditAnswer>(artistPaths.audit(id), signal),
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.artistRecord, id],
      queryFn: ({ signal }) => getJsonOrNull<ArtistRecordAnswer>(artistPaths.one(id), signal),
      // A form must not start from cached values.
      staleTime: 0,
      gcTime: 0,
    }),
};
