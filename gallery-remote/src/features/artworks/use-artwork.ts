import type { ArtworksAnswer, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';

type Lots = { lots: { artwork: ListedArtwork }[] };

/** Shows what a cached list knows of the work until the rest has loaded. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData: () => cachedArtwork(queryClient, id) });
}

function cachedArtwork(queryClient: QueryClient, id: string): ListedArtwork | undefined {
  const lists = queryClient.getQueriesData<ListedArtwork[] | { pages: ArtworksAnswer[] } | Lots>({
    queryKey: artworkQueries.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  return lists.flatMap(([, list]) => artworksIn(list)).find((work) => work._id === id);
}

function artworksIn(list: ListedArtwork[] | { pages: ArtworksAnswer[] } | Lots = []): ListedArtwork[] {
  if (Array.isArray(list)) return list;
  if ('lots' in list) return list.lots.map(({ artwork }) => artwork);
  return list.pages.flatMap(({ artworks }) => artworks);
}
