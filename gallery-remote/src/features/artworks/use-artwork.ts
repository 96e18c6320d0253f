import type { Artwork, ArtworksAnswer } from '@gallery/shared/contract/artwork';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import { artworkQueries } from './artwork.queries';

/** One work; what a list already told of it is shown while the rest is on its way. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData: () => listedArtwork(queryClient, id) });
}

function listedArtwork(queryClient: QueryClient, id: string): Artwork | undefined {
  const paged = queryClient.getQueriesData<{ pages: ArtworksAnswer[] }>({
    queryKey: ['artworks', 'by type'],
  });
  const whole = queryClient.getQueriesData<Artwork[]>({ queryKey: ['artworks', 'by artist'] });
  const works = [
    ...paged.flatMap(([, list]) => list?.pages.flatMap(({ artworks }) => artworks) ?? []),
    ...whole.flatMap(([, list]) => list ?? []),
  ];
  return works.find((work) => work._id === id);
}
