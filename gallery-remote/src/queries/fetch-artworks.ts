import {
  type ArtworkFilter,
  type ArtworkSort,
  type ArtworksAnswer,
  artworkPaths,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';

export type ArtworkListQuery = ArtworkFilter & { sort?: ArtworkSort; limit: number; cursor?: string };

export function fetchArtworks(query: ArtworkListQuery, signal: AbortSignal): Promise<ArtworksAnswer> {
  return getJson<ArtworksAnswer>(artworkPaths.list, { query, signal });
}
