import { queryOptions } from '@gallery/shared/query';
import { readWorks } from '../../queries/read-works';

const featuredMost = 24;

export const aboutQueries = {
  /** The newest works of all kinds. */
  featured: () =>
    queryOptions({
      queryKey: ['artworks', 'featured'],
      queryFn: async ({ signal }) => (await readWorks({ limit: featuredMost }, signal)).artworks,
    }),
};
