import {
  type ArtworkFilter,
  type ArtworkRecordAnswer,
  type ArtworksAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { readArtistRecords } from '../../ui/artist-records';
import { queryKeys } from '../../ui/query-keys';

/** Twelve cards fill whole rows at two, three, and four columns. */
export const artworksPerPage = 12;

const pollIntervalMs = 2_000;

const maxSuggestions = 6;

export type ArtworkListQuery = Pick<ArtworkFilter, 'q' | 'type'> & { cursor?: string };

export const adminArtworkQueries = {
  all: queryKeys.adminArtworks,
  list: (query: ArtworkListQuery) =>
    queryOptions({
      queryKey: [...adminArtworkQueries.all, query],
      queryFn: ({ signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, {
          query: { ...query, limit: artworksPerPage, short: 'true' },
          signal,
        }),
      placeholderData: (before) => before,
    }),
  /** Returns `null` for an unknown id. */
  record: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.artworkRecord, id],
      queryFn: ({ signal }) => getJsonOrNull<ArtworkRecordAnswer>(artworkPaths.record(id), signal),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.artwork.picture_state === 'making' ? pollIntervalMs : false,
    }),
  artistSuggestions: (search: string) =>
    queryOptions({
      queryKey: [...queryKeys.artistSuggestions, search],
      queryFn: ({ signal }) => readArtistRecords({ q: search, limit: maxSuggestions }, signal),
      enabled: search !== '',
    }),
};
