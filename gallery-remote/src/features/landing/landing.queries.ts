import { queryOptions } from '@gallery/shared/query';
import { fetchArtworks } from '../../queries/fetch-artworks';

export const landingQueries = {
  /** Enough of the newest works to find those that suit the landing's places. */
  works: () =>
    queryOptions({
      queryKey: ['artworks', 'landing'],
      queryFn: async ({ signal }) => (await fetchArtworks({ sort: 'newest', limit: 12 }, signal)).artworks,
    }),
};
