import { type ArtistRecordsAnswer, artistPaths } from '@gallery/shared/contract/catalogue/artist';
import {
  type ArtworkFilter,
  type ArtworkRecordAnswer,
  type ArtworksAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Cards of a page: whole rows at two, three and four columns. */
export const worksPerPage = 12;

/** Milliseconds between two looks at pictures that are being made. */
const lookAgain = 2_000;

/** How many artists are suggested for a few letters. */
const suggestions = 6;

export type ArtworksAsked = Pick<ArtworkFilter, 'q' | 'type'> & { cursor?: string };

export const officeArtworkQueries = {
  all: ['office-artworks'],
  list: (asked: ArtworksAsked) =>
    queryOptions({
      queryKey: [...officeArtworkQueries.all, asked],
      queryFn: ({ signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, { query: { ...asked, limit: worksPerPage }, signal }),
      placeholderData: (before) => before,
    }),
  /** An unknown one is `null`. */
  record: (id: string) =>
    queryOptions({
      queryKey: ['artwork-record', id],
      queryFn: ({ signal }) => getJsonOrNull<ArtworkRecordAnswer>(artworkPaths.record(id), signal),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.artwork.picture_state === 'making' ? lookAgain : false),
    }),
  artistsLike: (letters: string) =>
    queryOptions({
      queryKey: ['artists-like', letters],
      queryFn: ({ signal }) =>
        getJson<ArtistRecordsAnswer>(artistPaths.records, {
          query: { q: letters, limit: suggestions },
          signal,
        }),
      enabled: letters !== '',
    }),
};
