import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/artwork';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const featuredMost = 24;

export const aboutQueries = {
  /** The newest works of all kinds. */
  featured: () =>
    queryOptions({
      queryKey: ['artworks', 'featured'],
      queryFn: async ({ signal }) =>
        (await getJson<ArtworksAnswer>(artworkPaths.list, { query: { limit: featuredMost }, signal }))
          .artworks,
    }),
};
