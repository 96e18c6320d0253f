import {
  type ArtworkFilter,
  type ArtworkSort,
  type ArtworksAnswer,
  artworkPaths,
  type ListedArtwork,
  type ShownPlace,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';

export type ArtworkListQuery = ArtworkFilter & {
  sort?: ArtworkSort;
  place?: ShownPlace;
  limit: number;
  cursor?: string;
};

export async function fetchArtworks(query: ArtworkListQuery, signal: AbortSignal): Promise<ArtworksAnswer> {
  const answer = await getJson<ArtworksAnswer>(artworkPaths.list, {
    query: { ...query, short: 'true' },
    signal,
  });
  return { ...answer, artworks: answer.artworks.map(withoutStoredBid) };
}

/** The edge stores its pages, so they leave out bids, which may be old. The browser reads them. */
export function withoutStoredBid<Work extends ListedArtwork>(work: Work): Work {
  if (!work.lot || typeof window !== 'undefined') return work;
  return { ...work, price: work.lot.start, lot: { ...work.lot, price: undefined } };
}
