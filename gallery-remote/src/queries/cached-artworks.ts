import type { ArtworksAnswer, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from './artwork.queries';

export type CachedArtworks =
  | { artwork: ListedArtwork; stream_position?: number }
  | ArtworksAnswer
  | { pages: ArtworksAnswer[] }
  | null;

/** Includes every query under the works' key. */
export function cachedAnswers(queryClient: QueryClient) {
  return queryClient.getQueriesData<CachedArtworks>({ queryKey: artworkQueries.all });
}

export function worksIn(cached: CachedArtworks | undefined): ListedArtwork[] {
  if (!cached) return [];
  return 'artwork' in cached ? [cached.artwork] : listedIn(cached);
}

/** Returns the stream position up to which every cached query knows the changes, or `undefined` if unknown. */
export function cachedPosition(queryClient: QueryClient): string | undefined {
  const positions = cachedAnswers(queryClient).flatMap(([, cached]) => (cached ? positionsIn(cached) : []));
  return positions.length > 0 && positions.every(Number.isInteger)
    ? String(Math.min(...positions.map(Number)))
    : undefined;
}

function listedIn(cached: Exclude<CachedArtworks, null | { artwork: ListedArtwork }>): ListedArtwork[] {
  return 'pages' in cached ? cached.pages.flatMap(({ artworks }) => artworks) : cached.artworks;
}

function positionsIn(cached: NonNullable<CachedArtworks>): (number | undefined)[] {
  return 'pages' in cached
    ? cached.pages.map(({ stream_position }) => stream_position)
    : [cached.stream_position];
}
