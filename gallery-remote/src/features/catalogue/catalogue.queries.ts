import {
  type ArtistAnswer,
  type ArtistsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artist';
import { artistName } from '@gallery/shared/format/artist-name';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { fetchArtworks } from '../../queries/fetch-artworks';
import type { CatalogueFilter } from './filters/catalogue-filter';

export const pageSize = 24;
const maxArtists = 100;

export const catalogueQueries = {
  /** The works of a filter in its order, page by page, beginning where `cursor` says. */
  works: ({ cursor, ...filter }: CatalogueFilter) =>
    infiniteQueryOptions({
      queryKey: ['artworks', 'by filter', filter, cursor ?? ''],
      queryFn: ({ pageParam, signal }) =>
        fetchArtworks({ ...filter, limit: pageSize, cursor: pageParam }, signal),
      initialPageParam: cursor,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),

  /** Those whom the filter offers, by name. */
  artists: () =>
    queryOptions({
      queryKey: ['artists', 'offered'],
      queryFn: async ({ signal }) => {
        const query = { limit: maxArtists };
        const { artists } = await getJson<ArtistsAnswer>(artistPaths.list, { query, signal });
        return artists.map((artist) => ({ _id: artist._id, name: artistName(artist) })).sort(byName);
      },
    }),

  /** One artist with statement and biography; an unknown one is `null`. */
  artist: (id: string) =>
    queryOptions({
      queryKey: ['artists', 'one', id],
      queryFn: async ({ signal }) => {
        const answer = await getJsonOrNull<ArtistAnswer>(artistPaths.one(id), signal);
        return answer?.artist ?? null;
      },
    }),
};

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
