import type { PageData } from '@gallery/shared/host';
import { artworkQueries } from '../features/artworks/artwork.queries';
import { categoryOfQuery } from '../features/artworks/category';

/** What the edge fetches before it renders a page of this area. */
export const pageData: PageData[] = [
  {
    path: '/',
    async prefetch({ queryClient, url }) {
      const list = artworkQueries.byType(categoryOfQuery(url.searchParams).type);
      await queryClient.prefetchInfiniteQuery(list);
      return queryClient.getQueryData(list.queryKey) ? {} : unavailable;
    },
  },
  {
    path: '/art-page/:id',
    async prefetch({ queryClient, params }) {
      const one = artworkQueries.one(params.id ?? '');
      await queryClient.prefetchQuery(one);
      const work = queryClient.getQueryData(one.queryKey);
      if (work === undefined) return unavailable;
      if (work === null) return { status: 404 };
      if (work.artist_id) await queryClient.prefetchQuery(artworkQueries.byArtist(work.artist_id._id));
      return {};
    },
  },
];

/** The page goes out with its skeleton, and the browser asks again. */
const unavailable = { status: 503 };
