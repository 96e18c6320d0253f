import type { PageData } from '@gallery/shared/host';
import { artworkQueries } from '../features/artworks/artwork.queries';
import { categoryOfQuery } from '../features/artworks/category';

/** What the edge fetches before it renders a page of this area. */
export const pageData: PageData[] = [
  {
    path: '/',
    async prefetch({ queryClient, url }) {
      const { type } = categoryOfQuery(url.searchParams);
      await queryClient.prefetchInfiniteQuery(artworkQueries.byType(type));
      return {};
    },
  },
  {
    path: '/art-page/:id',
    async prefetch({ queryClient, params }) {
      const work = await queryClient.fetchQuery(artworkQueries.one(params.id ?? ''));
      if (!work) return { status: 404 };
      if (work.artist_id) await queryClient.prefetchQuery(artworkQueries.byArtist(work.artist_id._id));
      return {};
    },
  },
];
