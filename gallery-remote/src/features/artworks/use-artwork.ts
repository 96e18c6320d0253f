import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import type { ListedWorks } from '../../queries/read-works';
import { artworkQueries } from './artwork.queries';

type Lots = { lots: { artwork: ListedArtwork }[] };

/** One work; what a list already told of it is shown while the rest is on its way. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData: () => listedArtwork(queryClient, id) });
}

function listedArtwork(queryClient: QueryClient, id: string): ListedArtwork | undefined {
  const lists = queryClient.getQueriesData<ListedArtwork[] | { pages: ListedWorks[] } | Lots>({
    queryKey: ['artworks'],
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  return lists.flatMap(([, list]) => worksIn(list)).find((work) => work._id === id);
}

function worksIn(list: ListedArtwork[] | { pages: ListedWorks[] } | Lots = []): ListedArtwork[] {
  if (Array.isArray(list)) return list;
  if ('lots' in list) return list.lots.map(({ artwork }) => artwork);
  return list.pages.flatMap(({ artworks }) => artworks);
}
