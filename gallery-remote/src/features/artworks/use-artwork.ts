import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { type QueryClient, useQuery, useQueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import type { ArtworkPage } from '../../queries/fetch-artworks';

type Lots = { lots: { artwork: ListedArtwork }[] };

/** Shows what a cached list knows of the work until the rest has loaded. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData: () => cachedArtwork(queryClient, id) });
}

function cachedArtwork(queryClient: QueryClient, id: string): ListedArtwork | undefined {
  const lists = queryClient.getQueriesData<ListedArtwork[] | { pages: ArtworkPage[] } | Lots>({
    queryKey: artworkQueries.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  return lists.flatMap(([, list]) => artworksIn(list)).find((work) => work._id === id);
}

function artworksIn(list: ListedArtwork[] | { pages: ArtworkPage[] } | Lots = []): ListedArtwork[] {
  if (Array.isArray(list)) return list;
  if ('lots' in list) return list.lots.map(({ artwork }) => artwork);
  return list.pages.flatMap(({ artworks }) => artworks);
}
