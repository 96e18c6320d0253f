import { queryOptions } from '@gallery/shared/query';
import { fetchArtworks } from '../../queries/fetch-artworks';

const maxFeatured = 24;

export const aboutQueries = {
  /** The newest works of all kinds. */
  featured: () =>
    queryOptions({
      queryKey: ['artworks', 'featured'],
      queryFn: async ({ signal }) => (await fetchArtworks({ limit: maxFeatured }, signal)).artworks,
    }),
};
