import { type ArtworkSort, type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/artwork';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const newest = { sort: 'newest' satisfies ArtworkSort, limit: 6 };

export const landingQueries = {
  /** Enough of the newest works to find those that suit the landing's places. */
  works: () =>
    queryOptions({
      queryKey: ['artworks', 'landing'],
      queryFn: async ({ signal }) =>
        (await getJson<ArtworksAnswer>(artworkPaths.list, { query: newest, signal })).artworks,
    }),
};
