import {
  type ArtworkRecordAnswer,
  type ArtworksAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import {
  type WorkRowsAnswer,
  type WorkTagsAnswer,
  worksListPaths,
} from '@gallery/shared/contract/collection/works-list';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { readArtistRecords } from '../../ui/artist-records';
import { queryKeys } from '../../ui/query-keys';
import type { WorksFilter } from './use-works-query';

/** Twelve cards fill whole rows at two, three, and four columns. */
export const artworksPerPage = 12;

const pollIntervalMs = 2_000;

const maxSuggestions = 6;

export type ArtworkListQuery = WorksFilter & { cursor?: string };

export const adminArtworkQueries = {
  all: queryKeys.adminArtworks,
  list: (query: ArtworkListQuery) =>
    queryOptions({
      queryKey: [...adminArtworkQueries.all, query],
      queryFn: ({ signal }) => (isFiltered(query) ? readFiltered(query, signal) : readCards(query, signal)),
      placeholderData: (before) => before,
    }),
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

export type CardsAnswer = Pick<ArtworksAnswer, 'artworks' | 'next' | 'total'>;

/** The catalogue, which also an API of the release before answers. */
function readCards(query: ArtworkListQuery, signal: AbortSignal): Promise<CardsAnswer> {
  return getJson<ArtworksAnswer>(artworkPaths.list, {
    query: { ...query, limit: artworksPerPage, short: 'true' },
    signal,
  });
}

/** Only the list of staff knows the other filters. */
async function readFiltered(query: ArtworkListQuery, signal: AbortSignal): Promise<CardsAnswer> {
  const { works, next, total } = await getJson<WorkRowsAnswer>(worksListPaths.rows, {
    query: { ...query, limit: artworksPerPage },
    signal,
  });
  return { artworks: works, next, total };
}

function isFiltered({ q: _q, type: _type, cursor: _cursor, ...more }: ArtworkListQuery): boolean {
  return Object.keys(more).length > 0;
}

/** The tags that works have. An API of the release before has none. */
export const knownTagsQuery = queryOptions({
  queryKey: [...queryKeys.worksList, 'tags'],
  queryFn: ({ signal }) => getJsonOrNull<WorkTagsAnswer>(worksListPaths.tags, signal),
  staleTime: 30_000,
});
