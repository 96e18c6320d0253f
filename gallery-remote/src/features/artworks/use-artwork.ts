import type { ListedArtwork } from '@gallery/shared/contract/artwork';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import type { ListedWorks } from '@gallery/shared/read-works';
import { artworkQueries } from './artwork.queries';

/** One work; what a list already told of it is shown while the rest is on its way. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData: () => listedArtwork(queryClient, id) });
}

function listedArtwork(queryClient: QueryClient, id: string): ListedArtwork | undefined {
  const lists = queryClient.getQueriesData<ListedArtwork[] | { pages: ListedWorks[] }>({
    queryKey: ['artworks'],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  const works = lists.flatMap(([, list]) =>
    list && 'pages' in list ? list.pages.flatMap(({ artworks }) => artworks) : (list ?? []),
  );
  return works.find((work) => work._id === id);
}
