import {
  type ArtworksAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Returns an empty list on failure, because the backdrop is only decoration. */
export const backdropArtworks = queryOptions({
  queryKey: ['backdrop-artworks'],
  queryFn: ({ signal }) => readWall(signal).catch((): ListedArtwork[] => []),
});

async function readWall(signal: AbortSignal): Promise<ListedArtwork[]> {
  const query = { place: 'log-in', limit: 3, short: 'true' };
  return (await getJson<ArtworksAnswer>(artworkPaths.list, { query, signal })).artworks;
}
