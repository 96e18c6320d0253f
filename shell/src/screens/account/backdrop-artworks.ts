import { type Artwork, type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** Empty on failure: the backdrop is only decoration. */
export const backdropArtworks = queryOptions({
  queryKey: ['wall'],
  queryFn: ({ signal }) => readNewest(signal).catch((): Artwork[] => []),
});

async function readNewest(signal: AbortSignal): Promise<Artwork[]> {
  const query = { limit: 3 };
  return (await getJson<ArtworksAnswer>(artworkPaths.list, { query, signal })).artworks;
}
